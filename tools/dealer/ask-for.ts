import { createInterface } from "node:readline/promises";
import { UsageError } from "../command-line/usage-error.ts";

/**
 * Asks for each of these on the terminal; an empty answer is asked again.
 * @throws UsageError where there is no terminal
 */
export async function askFor<Name extends string>(
  questions: readonly (readonly [Name, string])[],
): Promise<Partial<Record<Name, string>>> {
  if (questions.length === 0) return {};
  if (!process.stdin.isTTY) {
    throw new UsageError(`missing: ${questions.map(([name]) => `--${name}`).join(", ")}`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answers: Partial<Record<Name, string>> = {};
  try {
    for (const [name, question] of questions) {
      while (!answers[name]) answers[name] = (await terminal.question(`${question}: `)).trim();
    }
  } finally {
    terminal.close();
  }
  return answers;
}
