import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { allAreas } from "@forecourt/contracts/area-definitions";
import type { ReleasableName, ReleaseManifest } from "@forecourt/contracts/release";
import { root } from "../build/base-config.ts";

/** The page flags and texts of a remote's own area in this checkout; null for the shell. */
export async function defaultsOf(
  name: ReleasableName,
): Promise<ReleaseManifest["defaults"] | null> {
  const area = allAreas.find((one) => name === `mfe-${one.name}`);
  if (!area) return null;
  const folder = path.join(root, "dealers/defaults/texts");
  const texts: Record<string, Record<string, string>> = {};
  for (const file of await readdir(folder)) {
    const [owner, language = "", ...rest] = file.split(".");
    if (owner !== area.name || rest.join(".") !== "json") continue;
    texts[language] = JSON.parse(await readFile(path.join(folder, file), "utf8"));
  }
  return { flags: { ...area.flags }, texts };
}
