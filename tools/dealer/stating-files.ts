import type { Files } from "@forecourt/service-kit/dealers/files/read-folder";
import type { Json, JsonPath } from "@forecourt/service-kit/dealers/json/json";
import { valueAt } from "@forecourt/service-kit/dealers/json/json";

/** A file that states the value of a setting. */
export interface StatingFile {
  file: string;
  text: string;
  pathInFile: JsonPath;
  value: Json;
}

/** The files of one folder, highest first, and the path of each file's root in the settings. */
const parts = [
  { name: "options.json", root: ["trade", "options"] },
  { name: "questionnaire.json", root: ["trade", "questionnaire"] },
  { name: "menu.json", root: ["menu"] },
  { name: "dealer.json", root: [] },
] as const;

/** The files that state a value at `path`, highest first: the first file counts, unless its value is merged. */
export function statingFiles(
  files: Files,
  { dealer, store, path }: { dealer: string; store: string; path: JsonPath },
): StatingFile[] {
  const ofStore = { file: `${dealer}/stores/${store}.json`, root: [] };
  const ofFolder = (folder: string) =>
    parts.map(({ name, root }) => ({ file: `${folder}/${name}`, root }));
  return [ofStore, ...ofFolder(dealer), ...ofFolder("defaults")].flatMap(({ file, root }) => {
    const text = files.get(file);
    const isBelow = root.every((key, index) => path[index] === key);
    if (text === undefined || !isBelow) return [];
    const pathInFile = path.slice(root.length);
    const value = valueAt(JSON.parse(text) as Json, pathInFile);
    return value === undefined ? [] : [{ file, text, pathInFile, value }];
  });
}
