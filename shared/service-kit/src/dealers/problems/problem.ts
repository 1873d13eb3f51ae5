import { type JsonPath, pathText } from "../json/json.ts";

/** One problem of the configuration, with what to correct. */
export interface Problem {
  /** Below the configuration's folder, with forward slashes: `heartland/stores/rolla.json`. */
  file: string;
  path: JsonPath;
  message: string;
}

/** A problem of a Markdown file, before it is known which; `line` counts from 1. */
export interface LineFault {
  line: number;
  message: string;
}

/** `heartland/dealer.json: company.zip: expected a ZIP code of five digits, found "631"` */
export function problemText(problem: Problem): string {
  const location = pathText(problem.path);
  return [problem.file, ...(location === "" ? [] : [location]), problem.message].join(": ");
}

/** The configuration cannot be used. `problems` has every problem, one line each. */
export class DealerConfigError extends Error {
  override name = "DealerConfigError";
  readonly problems: readonly string[];
  readonly found: readonly Problem[];
  /** Files with problems, below the configuration's folder. */
  readonly files: readonly string[];
  constructor(problems: readonly Problem[]) {
    const lines = [...new Set(problems.map(problemText))];
    super(`the dealers' configuration cannot be used:\n  ${lines.join("\n  ")}`);
    this.problems = lines;
    this.found = problems;
    this.files = [...new Set(problems.map(({ file }) => file))];
  }
}
