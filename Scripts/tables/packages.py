"""The packages that the data comes from, in the versions that are pinned."""

from importlib import metadata
from pathlib import Path


class PackageProblem(Exception):
    """A package is missing, or is not of the version that is pinned."""


def require_packages(requirements: Path) -> None:
    """Holds what is installed against the pins: other versions have other data."""
    problems = []
    for name, pinned in pins(requirements).items():
        try:
            found = metadata.version(name)
        except metadata.PackageNotFoundError:
            problems.append(f"{name} {pinned} is not installed")
            continue
        if found != pinned:
            problems.append(f"{name} is {found} and has to be {pinned}")
    if problems:
        raise PackageProblem(f"{', '.join(problems)}; run: pip install -r Scripts/requirements.txt")


def pins(requirements: Path) -> dict[str, str]:
    """The names and the versions of a file of requirements."""
    lines = (line.split("#")[0].rstrip(" \\\n") for line in requirements.read_text().splitlines())
    return dict(line.strip().split("==") for line in lines if "==" in line)
