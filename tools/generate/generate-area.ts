import { ownerLines } from "./area-folders.ts";
import { addToAreaLists } from "./area-lists.ts";
import { generatePage } from "./generate-page.ts";
import { namesOf } from "./names.ts";
import type { Tree } from "./tree.ts";

const definition = ["area", "events", "facts", "leads", "pages", "text-keys"];

/**
 * Adds an area: its definition, its remote, its service, and a first page at `/<name>`. Outside its own
 * folders it adds its name to the list of areas, its owners and its row in the README, and writes the
 * lists that follow from the names.
 */
export function generateArea(tree: Tree, name: string): void {
  const { kebab: area, title } = namesOf(name);
  if (area.includes("-")) throw new Error(`expected an area of one word, found "${area}"`);
  const names = { area, title };
  for (const file of definition) {
    tree.writeTemplate(`shared/contracts/src/areas/${area}/${file}.ts`, `area/${file}.ts`, names);
  }
  tree.writeTemplate(`dealers/defaults/texts/${area}.en.json`, "area/texts.json", names);
  for (const file of ["expose.ts", "expose.server.ts"]) {
    tree.writeTemplate(`mfe-${area}/src/${file}`, `area/${file}`, names);
  }
  tree.writeTemplate(`mfe-${area}/README.md`, "area/remote-readme.md", names);
  tree.writeTemplate(`services/${area}/README.md`, "area/service-readme.md", names);
  tree.writeTemplate(`services/${area}/server.ts`, "area/server.ts", names);
  tree.writeTemplate(`services/${area}/server.test.ts`, "area/server.test.ts", names);
  tree.write(`mfe-${area}/rspack.config.ts`, tree.read("mfe-trade/rspack.config.ts"));
  const remote = { from: "mfe-service", to: `mfe-${area}`, area };
  copyPackage(tree, remote, dependenciesOf.remote);
  const service = { from: "services/service", to: `services/${area}`, area };
  copyPackage(tree, service, dependenciesOf.service);
  addToAreaLists(tree, area);
  tree.insertAfter(".github/CODEOWNERS", /$/, `\n${ownerLines(area).join("\n")}\n`);
  tree.insertAfter(
    "README.md",
    /\| Page .*\n\|[ :-]+\|.*\n/,
    `| \`/${area}\` | ${title} | \`mfe-${area}\` | \`services/${area}\` |\n`,
  );
  generatePage(tree, area, area);
}

/** Packages that the code of a new area imports. */
const dependenciesOf = {
  remote: ["@forecourt/contracts", "@forecourt/remote-kit", "@forecourt/ui", "react"],
  service: ["@forecourt/contracts", "@forecourt/service-kit"],
} as const;

/** The package.json of another area with the name of the new area, so that versions agree. */
function copyPackage(
  tree: Tree,
  { from, to, area }: { from: string; to: string; area: string },
  dependencies: readonly string[],
): void {
  const text = tree.read(`${from}/package.json`).replace(/(mfe|service)-service/g, `$1-${area}`);
  const copy = JSON.parse(text) as { dependencies: Record<string, string> };
  copy.dependencies = Object.fromEntries(
    Object.entries(copy.dependencies).filter(([name]) => dependencies.includes(name)),
  );
  tree.write(`${to}/package.json`, `${JSON.stringify(copy, null, 2)}\n`);
}
