import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { Maker } from "./model.ts";

/**
 * Every maker in the demo inventory, one JSON file each. Sorted by file name: the order decides which
 * vehicles the seeded generator draws.
 */
export const catalog: readonly Maker[] = globSync("*.json", { cwd: import.meta.dirname })
  .toSorted()
  .map((file) =>
    Maker.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, file), "utf8"))),
  );
