import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * Puts `file:line:column` before each error of a failed build, as editors and terminals open it: Rspack names the file from
 * the area's folder, and the position apart from it. Takes away the colors that Rspack writes between both when the
 * environment asks for colors; the overlay of a page cannot show them.
 */
export function withSourcePositions(name: string, message: string): string {
  return stripVTControlCharacters(message)
    .split(/^(?=ERROR in )/m)
    .map((error) => {
      const [, file] = /^ERROR in (\.\S+)/.exec(error) ?? [];
      const [, line, column] = /\[(\d+):(\d+)\]/.exec(error) ?? [];
      if (file === undefined || line === undefined) return error;
      const source = path.posix.join(name, file);
      return `${source}:${line}:${Number(column) + 1}\n${error}`;
    })
    .join("");
}
