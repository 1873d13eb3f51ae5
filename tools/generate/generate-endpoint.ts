import { areasIn } from "./area-lists.ts";
import { defineInArea, importFirst } from "./generate-page.ts";
import { namesOf } from "./names.ts";
import type { Tree } from "./tree.ts";

/** Where a service adds its routes to the app. */
interface RouteList {
  file: string;
  anchor: string;
}

const routeLists: readonly RouteList[] = [
  { file: "routes.ts", anchor: "routes(app: Express, deps: Deps): void {" },
  { file: "app.ts", anchor: "(app) => {" },
  { file: "server.ts", anchor: "(app, deps) => {" },
];

/**
 * Adds `GET /api/<service>/<name>` to a service of an area or to a common service: its contract, its route, and a test
 * of both in the running service.
 */
export function generateEndpoint(tree: Tree, service: string, name: string): void {
  const { kebab, id, Name } = namesOf(name);
  const isOfArea = areasIn(tree).includes(service);
  const contracts = isOfArea ? `areas/${service}` : service;
  const folder = `services/${service}`;
  const route = tree.exists(`${folder}/deps.ts`) ? "route.ts" : "content-route.ts";
  const names = {
    service,
    kebab,
    id,
    Name,
    contracts,
    endpointModule: isOfArea ? "../../endpoint.ts" : "../endpoint.ts",
  };
  const sources = `shared/contracts/src/${contracts}`;
  tree.writeTemplate(`${sources}/${kebab}.ts`, "endpoint/contract.ts", names);
  if (isOfArea) {
    defineInArea(tree, `${sources}/area.ts`, [["endpoints", `get${Name}`]]);
    importFirst(tree, `${sources}/area.ts`, `import { get${Name} } from "./${kebab}.ts";`);
  }
  tree.writeTemplate(`${folder}/routes/${kebab}.ts`, `endpoint/${route}`, names);
  tree.writeTemplate(`${folder}/routes/${kebab}.test.ts`, "endpoint/route.test.ts", names);
  const { file, anchor } = routeListOf(tree, folder);
  tree.insertAfter(file, anchor, `\n  ${id}Route(app, deps);`);
  importFirst(tree, file, `import { ${id}Route } from "./routes/${kebab}.ts";`);
}

function routeListOf(tree: Tree, folder: string): RouteList {
  for (const { file, anchor } of routeLists) {
    const path = `${folder}/${file}`;
    if (tree.exists(path) && tree.read(path).includes(anchor)) return { file: path, anchor };
  }
  throw new Error(`${folder}: found no list of routes in its routes.ts, app.ts or server.ts`);
}
