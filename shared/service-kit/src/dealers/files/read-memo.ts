import type { Problem } from "../problems/problem.ts";
import { areEqual, type Files } from "./read-folder.ts";

/** Reads something from the files of dealer `id`, and reports what is wrong with them. */
type Read<Result> = (files: Files, id: string, problems: Problem[]) => Result;

interface Reading {
  files: Files;
  result: unknown;
  problems: readonly Problem[];
}

/** Values that were last read from parts of one dealer's files. */
export class ReadMemo {
  readonly #readings = new Map<Read<unknown>, Reading>();

  /**
   * The result of `read`, from an earlier call where its files are equal. Its problems are reported each time.
   * @param files all that `read` depends on
   */
  once<Result>(read: Read<Result>, files: Files, id: string, problems: Problem[]): Result {
    let reading = this.#readings.get(read);
    if (!reading || !areEqual(reading.files, files)) {
      const found: Problem[] = [];
      reading = { files, result: read(files, id, found), problems: found };
      this.#readings.set(read, reading);
    }
    problems.push(...reading.problems);
    return reading.result as Result;
  }
}
