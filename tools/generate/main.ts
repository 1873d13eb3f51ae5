import { spawnSync } from "node:child_process";
import { areaNames } from "@forecourt/contracts/areas";
import { root } from "../build/base-config.ts";
import { generateArea } from "./generate-area.ts";
import { generateEndpoint } from "./generate-endpoint.ts";
import { generatePage } from "./generate-page.ts";
import { openTree } from "./tree.ts";

const usage = `usage: npm run generate -- WHAT
  page AREA NAME       a page of an area, with its content, loader, text and tests, at /NAME
  endpoint AREA NAME   GET /api/AREA/NAME with its contract, route and test
  area NAME            an area with its definition, remote, service and first page
AREA is one of ${areaNames.join(", ")}; NAME is lower-case words with hyphens`;

process.exitCode = run(process.argv.slice(2));

function run([what, ...args]: string[]): number {
  const tree = openTree(root);
  const [area = "", name = ""] = args;
  const isArea = areaNames.some((known) => known === area);
  try {
    if (what === "page" && isArea && args.length === 2) generatePage(tree, area, name);
    else if (what === "endpoint" && isArea && args.length === 2) generateEndpoint(tree, area, name);
    else if (what === "area" && args.length === 1) generateArea(tree, area);
    else throw new Error(usage);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  const files = [...tree.touched];
  const biome = "node_modules/@biomejs/biome/bin/biome";
  spawnSync(process.execPath, [biome, "check", "--write", ...files], {
    cwd: root,
    stdio: "ignore",
  });
  console.log(files.join("\n"));
  if (what === "area") {
    console.log(
      "Run `npm install`: the new packages have to be linked and written to the lock file.",
    );
  }
  return 0;
}
