import { createHash } from "node:crypto";
import { type Compilation, rspack } from "@rspack/core";

/** The sha384 of each script and style sheet of a web build but its entry, by file name. */
export const integrityFile = "integrity.json";

/** Where the code of an entry needs the integrity of the list, which is known only after all files are. */
export const integrityPlaceholder = `sha384-${"0".repeat(64)}`;

/**
 * The placeholder, or what an earlier run has put in its place: when a compiler runs again after a change, it passes an
 * entry that has not changed as it was written before.
 */
const integrityPattern = /sha384-[A-Za-z0-9+/]{64}/g;

/** Adds the list to a finished build, and puts the integrity of the list into the entries. */
export function writeIntegrityList(compilation: Compilation): void {
  const entries = new Set(
    [...compilation.entrypoints.values()].flatMap(({ chunks }) =>
      chunks.flatMap(({ files }) => [...files].filter((file) => file.endsWith(".js"))),
    ),
  );
  const chunks = compilation
    .getAssets()
    .filter(({ name }) => /\.(js|css)$/.test(name) && !entries.has(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, source }) => [name, integrityOf(source.buffer())]);
  const list = JSON.stringify(Object.fromEntries(chunks));
  compilation.emitAsset(integrityFile, new rspack.sources.RawSource(list));
  const integrity = integrityOf(Buffer.from(list));
  for (const name of entries) {
    compilation.updateAsset(
      name,
      (source) => {
        const text = source.source().toString();
        return new rspack.sources.RawSource(text.replaceAll(integrityPattern, integrity));
      },
      // The hash in its name is of its text before this, so its name can stay when the list changes: if it were
      // immutable, the file of that name would stay, too.
      (info) => ({ ...info, immutable: false }),
    );
  }
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}
