import { didYouMean } from "../problems/did-you-mean.ts";
import type { Problem } from "../problems/problem.ts";
import type { Files } from "./read-folder.ts";

/** Folder that every dealer inherits from; it is laid out as a dealer's is, without stores. */
export const defaultsFolder = "defaults";

const places = [
  /^[^/]+\.md$/,
  /^[^/]+\/(?:README\.md|dealer\.json|menu\.json)$/,
  /^(?!defaults\/)[^/]+\/stores\/[^/]+\.json$/,
  /^[^/]+\/texts\/[a-z]{2}\.json$/,
  /^[^/]+\/content\/.+\.(?:json|md)$/,
  /^[^/]+\/assets\/[a-z0-9][a-z0-9._-]*\.(?:svg|png|jpg|webp)$/,
];

/** Ids of the dealers: the folders that are not the defaults. */
export function dealerIds(files: Files): string[] {
  const folders = [...files.keys()].filter((file) => file.includes("/"));
  const ids = new Set(folders.map((file) => file.slice(0, file.indexOf("/"))));
  ids.delete(defaultsFolder);
  return [...ids].sort();
}

/** Files in places that nothing reads: a misspelt name would otherwise be passed over in silence. */
export function strayFiles(files: Files): Problem[] {
  return [...files.keys()]
    .filter((file) => !places.some((place) => place.test(file)))
    .map((file) => {
      const name = file.slice(file.indexOf("/") + 1).split("/")[0] ?? file;
      const hint = didYouMean(name, [
        "dealer.json",
        "menu.json",
        "stores",
        "texts",
        "content",
        "assets",
      ]);
      return { file, path: [], message: `nothing reads a file of this name here${hint}` };
    });
}

/** `heartland/stores/rolla.json` and the like of dealer `id`, sorted. */
export function storeFiles(files: Files, id: string): string[] {
  return [...files.keys()].filter((file) => file.startsWith(`${id}/stores/`));
}

/** Hashes of the pictures of dealer `id` by name. */
export function assetsOf(files: Files, id: string): Map<string, string> {
  const folder = `${id}/assets/`;
  return new Map(
    [...files]
      .filter(([file]) => file.startsWith(folder))
      .map(([file, hash]) => [file.slice(folder.length), hash]),
  );
}
