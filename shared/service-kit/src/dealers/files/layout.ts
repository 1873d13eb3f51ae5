import { defaultLanguage } from "@forecourt/contracts/language";
import { textOwners } from "@forecourt/contracts/text-keys";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Problem } from "../problems/problem.ts";
import { copyHint } from "./copies.ts";
import { pictureNameHint } from "./pictures.ts";
import type { Files } from "./read-folder.ts";

/** Folder that every dealer inherits from; it is laid out as a dealer's is, without stores. */
export const defaultsFolder = "defaults";

const filePatterns = [
  /^[^/]+\.md$/,
  /^[^/]+\/(?:README\.md|dealer\.json|menu\.json|questionnaire\.json|options\.json)$/,
  /^(?!defaults\/)[^/]+\/stores\/[^/]+\.json$/,
  new RegExp(`^[^/]+/texts/(?:${textOwners.join("|")})\\.[a-z]{2}\\.json$`),
  // A dealer that changes a few texts may have them all in one file.
  /^(?!defaults\/)[^/]+\/texts\/[a-z]{2}\.json$/,
  /^[^/]+\/content\/.+\.(?:json|md)$/,
  /^(?!defaults\/)[^/]+\/experiments\/[a-z0-9]+(?:-[a-z0-9]+)*\.json$/,
  /^[^/]+\/assets\/[a-z0-9][a-z0-9._-]*\.(?:svg|png|jpg|webp)$/,
];

/** Ids of the dealers: the folders that are not the defaults. */
export function dealerIds(files: Files): string[] {
  const folders = [...files.keys()].filter((file) => file.includes("/"));
  const ids = new Set(folders.map((file) => file.slice(0, file.indexOf("/"))));
  ids.delete(defaultsFolder);
  return [...ids].sort();
}

/** Files in places that nothing reads: a misspelled name would otherwise be ignored without a message. */
export function strayFiles(files: Files): Problem[] {
  return [...files.keys()]
    .filter((file) => isCopiedStore(file) || !filePatterns.some((pattern) => pattern.test(file)))
    .map((file) => ({
      file,
      path: [],
      message: `nothing reads a file of this name here${hintFor(file)}`,
    }));
}

/** A copy has the id of the store that it was copied from, which would be reported in the store's own file. */
const isCopiedStore = (file: string): boolean =>
  /^[^/]+\/stores\//.test(file) && copyHint(file) !== null;

const names = [
  "dealer.json",
  "menu.json",
  "questionnaire.json",
  "options.json",
  "stores",
  "texts",
  "content",
  "assets",
  "experiments",
];

function hintFor(file: string): string {
  const [, name = file, ...below] = file.split("/");
  const copy = copyHint(file);
  if (copy !== null) return copy;
  if (name === "content") return "; the name of a content must end in .md or .json";
  if (name === "assets") return pictureNameHint(below.join("/"));
  if (name === "experiments")
    return "; expected <name>.json in small letters, such as offer-button.json";
  if (name === "texts")
    return `; expected <owner>.<language>.json, owners are ${textOwners.join(", ")}`;
  return didYouMean(name, names);
}

/** The files with texts of `folder`, sorted: `defaults/texts/inventory.en.json`, `ozark/texts/es.json`. */
export function textFiles(files: Files, folder: string): string[] {
  return [...files.keys()].filter((file) => file.startsWith(`${folder}/texts/`));
}

/** The language of a file with texts: `defaults/texts/inventory.es.json` → `es`. */
export function languageOfFile(file: string): string {
  return /([a-z]{2})\.json$/.exec(file)?.[1] ?? defaultLanguage;
}

/** The files below `folder` of each dealer and of the defaults: `texts/`. */
export function filesIn(files: Files, folder: string): Files {
  return new Map([...files].filter(([file]) => file.startsWith(folder, file.indexOf("/") + 1)));
}

/** `heartland/stores/rolla.json` and the like of dealer `id`, sorted. */
export function storeFiles(files: Files, id: string): string[] {
  return [...files.keys()].filter(
    (file) => file.startsWith(`${id}/stores/`) && !isCopiedStore(file),
  );
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
