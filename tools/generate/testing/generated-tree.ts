import { openTree } from "../tree.ts";
import { copyTree, type TreeCopy } from "./copy-tree.ts";
import { plantFeature } from "./plant-feature.ts";

/** A copy of the repository with one result of every generator. */
export interface GeneratedTree extends TreeCopy {
  /** Files that the command touched, below the root, by its arguments. */
  readonly touched: Readonly<Record<string, readonly string[]>>;
  /** Files that were touched by any command or by `plantFeature`. */
  readonly files: readonly string[];
  /** Files that `plantFeature` touched. */
  readonly feature: readonly string[];
}

/** Runs each command as `npm run generate -- …` in one copy. @throws Error when one fails */
export function generatedTree(commands: readonly string[]): GeneratedTree {
  const copy = copyTree();
  const touched: Record<string, string[]> = {};
  for (const command of commands) {
    const args = command.split(" ");
    const { ok, output } = copy.run("tools/generate/main.ts", args);
    if (!ok) throw new Error(`generate ${command}: ${output}`);
    touched[command] = output.split("\n").filter((line) => /^[\w.][^ ]*$/.test(line));
    const [what, area = ""] = args;
    if (what === "area") {
      copy.link(`mfe-${area}`, `mfe-${area}`);
      copy.link(`service-${area}`, `services/${area}`);
    }
  }
  const tree = openTree(copy.folder);
  plantFeature(tree);
  tree.save();
  const feature = [...tree.touched];
  const formatted = copy.run("node_modules/@biomejs/biome/bin/biome", [
    "check",
    "--write",
    ...feature,
  ]);
  if (!formatted.ok) throw new Error(formatted.output);
  const files = [...new Set([...Object.values(touched).flat(), ...feature])];
  return { ...copy, touched, files, feature };
}
