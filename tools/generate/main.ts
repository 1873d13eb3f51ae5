import { spawnSync } from "node:child_process";
import { areaNames } from "@forecourt/contracts/areas";
import { serviceNames } from "@forecourt/contracts/services";
import { root } from "../build/base-config.ts";
import { writeAreaLists } from "./area-lists.ts";
import { generateArea } from "./generate-area.ts";
import { generateEndpoint } from "./generate-endpoint.ts";
import { generatePage } from "./generate-page.ts";
import { openTree, type Tree } from "./tree.ts";

const usage = `usage: npm run generate -- WHAT
  page AREA NAME          a page of an area, with its content, loader, text and tests, at /NAME
  endpoint SERVICE NAME   GET /api/SERVICE/NAME with its contract, route and test
  area NAME               an area with its definition, remote, service and first page
  lists                   the lists of areas in shared/contracts/src/generated
AREA is one of ${areaNames.join(", ")}; SERVICE is one of ${serviceNames.join(", ")};
NAME is lower-case words with hyphens`;

process.exitCode = run(process.argv.slice(2));

function run(args: string[]): number {
  const tree = openTree(root);
  try {
    generate(tree, args);
    tree.save();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  const files = [...tree.touched];
  format(files);
  console.log(files.join("\n"));
  if (args[0] === "area") {
    console.log(
      "Run `npm install`: the new packages have to be linked and written to the lock file.",
    );
  }
  return 0;
}

/** @throws Error when the arguments do not match `usage`, or name something that exists already */
function generate(tree: Tree, [what, ...args]: string[]): void {
  const [owner = "", name = ""] = args;
  const isOne = (names: readonly string[]) => args.length === 2 && names.includes(owner);
  if (what === "page" && isOne(areaNames)) generatePage(tree, owner, name);
  else if (what === "endpoint" && isOne(serviceNames)) generateEndpoint(tree, owner, name);
  else if (what === "area" && args.length === 1) generateArea(tree, owner);
  else if (what === "lists" && args.length === 0) writeAreaLists(tree);
  else throw new Error(usage);
}

function format(files: readonly string[]): void {
  if (files.length === 0) return;
  const biome = "node_modules/@biomejs/biome/bin/biome";
  spawnSync(process.execPath, [biome, "check", "--write", ...files], {
    cwd: root,
    stdio: "ignore",
  });
}
