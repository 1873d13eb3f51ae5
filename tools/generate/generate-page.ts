import { checkNewPage, contentFileOf, hasFlag } from "./check-new-page.ts";
import { type Names, namesOf } from "./names.ts";
import type { Tree } from "./tree.ts";

/**
 * Adds a page to an area: its definition, content, endpoint, loader, component, text and tests. The
 * address is `/<name>`, its page flag is on by default.
 */
export function generatePage(tree: Tree, area: string, name: string): void {
  const { kebab, id, Name, title } = namesOf(name);
  checkNewPage(tree, area, namesOf(name));
  const names = { area, kebab, id, Name, title, path: `/${kebab}` };
  const contracts = `shared/contracts/src/areas/${area}`;

  tree.writeTemplate(`${contracts}/${kebab}.ts`, "page/contract.ts", names);
  tree.insertAfter(
    `${contracts}/pages.ts`,
    "definePages({",
    `\n  ${id}: { flag: "${id}", paths: ["/${kebab}"] },`,
  );
  defineInArea(tree, `${contracts}/area.ts`, [
    ...(hasFlag(area, id) ? [] : [["flags", `${id}: true`] as const]),
    ["content", `${id}: ${Name}`],
    ["endpoints", `get${Name}`],
  ]);
  importFirst(tree, `${contracts}/area.ts`, `import { ${Name}, get${Name} } from "./${kebab}.ts";`);
  tree.insertAfter(`${contracts}/text-keys.ts`, "browser: {", `\n    "${area}.${id}.help": [],`);

  const defaults = "dealers/defaults";
  tree.writeTemplate(`${defaults}/content/${area}/${id}.json`, "page/content.json", names);
  const help = "Call us when you have a question.";
  tree.addEntry(`${defaults}/texts/${area}.en.json`, `${area}.${id}.help`, help);

  const server = contentFileOf(tree, area) ?? "";
  tree.insertAfter(
    server,
    /\(app(?:: \w+)?, deps(?:: \w+)?\)(?:: void| =>) \{/,
    `\n  mountContent(app, deps, get${Name}, "${area}/${id}");`,
  );
  if (!/import \{[^}]*\bmountContent\b/.test(tree.read(server))) {
    importFirst(
      tree,
      server,
      `import { mountContent } from "@forecourt/service-kit/content-service";`,
    );
  }
  importFirst(
    tree,
    server,
    `import { get${Name} } from "@forecourt/contracts/areas/${area}/${kebab}";`,
  );
  addToRemote(tree, area, names);
}

/** The files of the page in the area's remote, and its place in the lists of the remote. */
function addToRemote(
  tree: Tree,
  area: string,
  names: Names & Readonly<Record<string, string>>,
): void {
  const { kebab, id, Name } = names;
  const remote = `mfe-${area}/src`;
  const page = `${remote}/pages/${kebab}`;
  tree.writeTemplate(`${page}/fixtures/content.ts`, "page/fixture.ts", names);
  tree.writeTemplate(`${page}/${kebab}-data.ts`, "page/data.ts", names);
  tree.writeTemplate(`${page}/${kebab}-loader.ts`, "page/loader.ts", names);
  tree.writeTemplate(`${page}/${kebab}-loader.test.ts`, "page/loader.test.ts", names);
  tree.writeTemplate(`${page}/${kebab}-page.tsx`, "page/page.tsx", names);
  tree.writeTemplate(`${page}/${kebab}-page.test.tsx`, "page/page.test.tsx", names);
  const chunk = `/* webpackChunkName: "${id}" */`;
  tree.insertAfter(
    `${remote}/expose.ts`,
    /definePages<"\w+">\(\)\(\{/,
    `\n  ${id}: () => import(${chunk} "./pages/${kebab}/${kebab}-page.tsx"),`,
  );
  tree.insertAfter(
    `${remote}/expose.server.ts`,
    "defineLoaders(pages, {",
    `\n  ${id}: load${Name},`,
  );
  importFirst(
    tree,
    `${remote}/expose.server.ts`,
    `import { load${Name} } from "./pages/${kebab}/${kebab}-loader.ts";`,
  );
  tree.insertAfter(
    `mfe-${area}/README.md`,
    /\| Page .*\n\|[ -]+\|.*\n/,
    `| \`${id}\` | \`/${kebab}\` | sections of its content |\n`,
  );
}

/** Adds entries to objects of an area's definition. */
export function defineInArea(
  tree: Tree,
  file: string,
  entries: readonly (readonly [part: string, entry: string])[],
): void {
  for (const [part, entry] of entries) tree.insertAfter(file, `  ${part}: {`, ` ${entry},`);
}

/** Adds an import to the file; the formatter puts it in its place. */
export function importFirst(tree: Tree, file: string, line: string): void {
  tree.insertAfter(file, /^/, `${line}\n`);
}
