"""The one import rule that import-linter has no words for: games do not know each other.

A package of ``salon.games`` whose name begins with ``_`` is a family (``_poker``): games may import it,
families may import each other, and a family never imports a game.
"""

from collections.abc import Iterator
from itertools import product

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class GamesContract(Contract):
    """Broken when a module of one game, its tests included, imports a module of another game."""

    type_name = "games"

    package = fields.StringField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Return the check's result; its metadata lists the offending imports with their lines."""
        found = sorted(self._offences(graph))
        return ContractCheck(kept=not found, metadata={"offences": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print one line for each offending import."""
        for offence in check.metadata["offences"]:
            output.print_error(f"- {offence}", bold=False)
        output.new_line()
        output.print("What two games share belongs to salon.cards or to a family package, salon.games._name.")
        output.new_line()

    def _offences(self, graph: ImportGraph) -> Iterator[str]:
        packages = graph.find_children(str(self.package))
        games = {package for package in packages if not package.rpartition(".")[2].startswith("_")}
        for importer, imported in product(packages, games):
            if importer == imported:
                continue
            targets = {imported, *graph.find_descendants(imported)}
            for module in {importer, *graph.find_descendants(importer)}:
                for target in graph.find_modules_directly_imported_by(module) & targets:
                    lines = [
                        str(detail["line_number"])
                        for detail in graph.get_import_details(importer=module, imported=target)
                    ]
                    yield f"{module} imports {target} (line {', '.join(lines)})"
