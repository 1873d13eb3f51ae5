import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { DealerConfigError } from "@forecourt/service-kit/dealers/problems/problem";
import { StartError } from "./start-error.ts";

/**
 * Reads the dealers' configuration before any process does: each of them would stop at it and say so,
 * three times over.
 * @throws StartError with every mistake: its file, its place and what was expected.
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
