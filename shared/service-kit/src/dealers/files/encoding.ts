import type { Problem } from "../problems/problem.ts";
import type { Files } from "./read-folder.ts";

/** Whether a text was read from bytes that are no UTF-8, such as what some editors call Unicode. */
export function isMisread(text: string): boolean {
  return /[\uFFFD\0]/.test(text);
}

/** The problem of a file that was saved in another encoding. */
export function encodingProblem(file: string): Problem {
  const message = "expected a file in UTF-8; in your editor, choose Save As, and UTF-8 as encoding";
  return { file, path: [], message };
}

/** Problems of Markdown files; those of JSON are reported where they are parsed. */
export function misreadTexts(files: Files): Problem[] {
  return [...files]
    .filter(([file, text]) => file.endsWith(".md") && isMisread(text))
    .map(([file]) => encodingProblem(file));
}
