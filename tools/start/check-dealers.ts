import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { DealerConfigError } from "@forecourt/service-kit/dealers/problems/problem";
import { StartError } from "./start-error.ts";

/**
 * Loads the dealers' configuration before any process does, because each process would fail and print
 * the same errors.
 * @throws StartError with every error: its file, its path and what was expected.
 */
export async function checkDealers(dealersDir: string): Promise<void> {
  try {
    await loadDealers(dealersDir);
  } catch (error) {
    if (!(error instanceof DealerConfigError)) throw error;
    const lines = error.problems.map((problem) => `  ${problem}`);
    throw new StartError(
      [
        "The dealers' configuration cannot be used:",
        ...lines,
        `The files are in ${dealersDir}.`,
      ].join("\n"),
      { cause: error },
    );
  }
}
