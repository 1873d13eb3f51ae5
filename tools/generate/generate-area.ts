import { areaPatterns, ownerLine } from "./area-folders.ts";
import { generatePage } from "./generate-page.ts";
import { namesOf } from "./names.ts";
import type { Tree } from "./tree.ts";

const definition = ["area", "events", "facts", "leads", "pages", "text-keys"];

/**
 * Adds an area: its definition, its remote, its service, and a first page at `/<name>`. Outside its own
 * folders it adds one line to each list of areas, its owners and its row in the README.
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
  copyPackage(tree, "mfe-trade", `mfe-${area}`, area);
  copyPackage(tree, "services/trade", `services/${area}`, area);
  addToLists(tree, area, title);
  generatePage(tree, area, area);
}

/** The package of a small area under the name of the new one, so that versions agree. */
function copyPackage(tree: Tree, from: string, to: string, area: string): void {
  const text = tree.read(`${from}/package.json`).replace(/(mfe|service)-trade/g, `$1-${area}`);
  tree.write(`${to}/package.json`, text);
}

function addToLists(tree: Tree, area: string, title: string): void {
  const contracts = "shared/contracts/src";
  const importFrom = (file: string, name: string) =>
    `import { ${name} } from "./areas/${area}/${file}.ts";\n`;
  tree.insertAfter(`${contracts}/areas.ts`, /^/, importFrom("pages", `${area}Pages`));
  tree.insertAfter(`${contracts}/areas.ts`, "areas = {", `\n  ${area}: ${area}Pages,`);
  tree.insertAfter(`${contracts}/area-definitions.ts`, /^/, importFrom("area", area));
  tree.insertAfter(`${contracts}/area-definitions.ts`, "areaDefinitions = {", `\n  ${area},`);
  tree.insertAfter(`${contracts}/tracking-events.ts`, /^/, importFrom("events", `${area}Events`));
  tree.insertAfter(`${contracts}/tracking-events.ts`, "eventValues = {", `\n  ...${area}Events,`);
  tree.insertAfter(
    "bench/one-bundle/areas.ts",
    "Promise<unknown>> = {",
    `\n  ${area}: () => import(/* webpackMode: "eager" */ "../../mfe-${area}/src/expose.ts"),`,
  );
  const bundle = "bench/one-bundle/server-areas.ts";
  tree.insertAfter(
    bundle,
    /^/,
    `import * as ${area} from "../../mfe-${area}/src/expose.server.ts";\n`,
  );
  tree.insertAfter(bundle, "object> = {", `\n  "mfe-${area}": ${area},`);
  const owners = areaPatterns(area).map((pattern) => ownerLine(pattern, area));
  tree.insertAfter(".github/CODEOWNERS", /$/, `\n${owners.join("\n")}\n`);
  tree.insertAfter(
    "README.md",
    /\| Page .*\n\|[ :-]+\|.*\n/,
    `| \`/${area}\` | ${title} | \`mfe-${area}\` | \`services/${area}\` |\n`,
  );
}
