import { defineInArea, importFirst } from "./generate-page.ts";
import { namesOf } from "./names.ts";
import type { Tree } from "./tree.ts";

/** Adds `GET /api/<area>/<name>` to an area: its contract, its route in the area's service, and a test. */
export function generateEndpoint(tree: Tree, area: string, name: string): void {
  const { kebab, id, Name } = namesOf(name);
  const names = { area, kebab, id, Name };
  const contracts = `shared/contracts/src/areas/${area}`;
  const service = `services/${area}`;
  tree.writeTemplate(`${contracts}/${kebab}.ts`, "endpoint/contract.ts", names);
  defineInArea(tree, `${contracts}/area.ts`, [["endpoints", `get${Name}`]]);
  importFirst(tree, `${contracts}/area.ts`, `import { get${Name} } from "./${kebab}.ts";`);
  tree.writeTemplate(`${service}/${kebab}-route.ts`, "endpoint/route.ts", names);
  tree.writeTemplate(`${service}/${kebab}-route.test.ts`, "endpoint/route.test.ts", names);
  tree.insertAfter(`${service}/server.ts`, "(app, deps) => {", `\n  ${id}Route(app, deps);`);
  importFirst(tree, `${service}/server.ts`, `import { ${id}Route } from "./${kebab}-route.ts";`);
}
