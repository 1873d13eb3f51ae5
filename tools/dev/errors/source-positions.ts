import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { root } from "../../build/base-config.ts";

/** `/remotes/NAME/RELEASE/web/FILE:LINE:COLUMN` of a browser, or the same below the release store on the server. */
const position =
  /(?:https?:\/\/[^\s/()]+\/remotes|\/[^\s()]*)\/([a-z-]+\/[0-9a-f]{16}\/(?:web|server)\/[^\s():?]+):(\d+):(\d+)/g;

const readMaps = new Map<string, SourceMap | null>();

/**
 * The stack with positions in the source files of the repository, without the frames of packages, where builds in
 * `releasesDir` have source maps.
 */
export function sourceStack(stack: string, releasesDir: string): string {
  return stack
    .split("\n")
    .map((line) =>
      line.replace(position, (built, file: string, row: string, column: string) => {
        const map = mapOf(path.join(releasesDir, `${file}.map`));
        const found = map?.findEntry(Number(row) - 1, Number(column) - 1);
        if (!found || !("originalSource" in found)) return built;
        return `${sourceFile(found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`;
      }),
    )
    .filter((line) => !/node_modules|node:internal/.test(line))
    .join("\n");
}

/** The lines of a stack that name a source file of the repository. */
export function framesOf(stack: string): string[] {
  return stack.split("\n").filter((line) => /\s(at|@) .*\.tsx?:\d+:\d+\)?$/.test(line));
}

/** Maps name files by their full path; of a package, too. */
function sourceFile(source: string): string {
  return path.isAbsolute(source) ? path.relative(root, source) : source;
}

function mapOf(file: string): SourceMap | null {
  const known = readMaps.get(file);
  if (known !== undefined) return known;
  const map = readMap(file);
  readMaps.set(file, map);
  return map;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // A release that was published has none.
    return null;
  }
}
