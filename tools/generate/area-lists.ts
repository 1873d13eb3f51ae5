import type { Tree } from "./tree.ts";

const names = "shared/contracts/src/area-names.ts";
const generated = "shared/contracts/src/generated";
/** The list in `area-names.ts`, up to its last name. */
const list = /areaNames = \[[^\]]*"/;

/** A module that lists what every area exports from its file of the same kind. */
interface AreaList {
  /** Name of the template, and of the module in `generated/`. */
  module: string;
  /** The file of an area that it imports from. */
  file: string;
  exportOf: (area: string) => string;
  /** A type of `define-area.ts` that the module names. */
  type?: string;
  entryOf: (area: string) => string;
}

const lists: readonly AreaList[] = [
  {
    module: "area-pages",
    file: "pages",
    exportOf: (area) => `${area}Pages`,
    type: "PageDefinitions",
    entryOf: (area) => `${area}: ${area}Pages`,
  },
  {
    module: "area-events",
    file: "events",
    exportOf: (area) => `${area}Events`,
    entryOf: (area) => `...${area}Events`,
  },
  {
    module: "area-definitions",
    file: "area",
    exportOf: (area) => area,
    type: "AreaDefinition",
    entryOf: (area) => area,
  },
];

/** The names of the areas, in their order. */
export function areasIn(tree: Tree): string[] {
  const [found = ""] = list.exec(tree.read(names)) ?? [];
  return [...found.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
}

/** Adds an area to the names, as the last one, and to the lists that are written from them. */
export function addToAreaLists(tree: Tree, area: string): void {
  tree.insertAfter(names, list, `, "${area}"`);
  writeAreaLists(tree);
}

/** Writes the modules of `generated/` from the names of the areas. */
export function writeAreaLists(tree: Tree): void {
  const areas = areasIn(tree);
  for (const one of lists) {
    tree.overwriteFromTemplate(`${generated}/${one.module}.ts`, `lists/${one.module}.ts`, {
      imports: importsOf(one, areas).join("\n"),
      entries: areas.map((area) => `  ${one.entryOf(area)},`).join("\n"),
    });
  }
}

/** Imports in the order of the formatter: by the path of the module. */
function importsOf({ file, exportOf, type }: AreaList, areas: readonly string[]): string[] {
  const imports = areas.map((area) => ({
    from: `${area}/${file}`,
    what: `{ ${exportOf(area)} }`,
  }));
  if (type) imports.push({ from: "define-area", what: `type { ${type} }` });
  return imports
    .sort((one, other) => one.from.localeCompare(other.from))
    .map(({ from, what }) => `import ${what} from "../areas/${from}.ts";`);
}
