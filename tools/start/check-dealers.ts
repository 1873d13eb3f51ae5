import { readLastGood } from "@forecourt/service-kit/dealers/last-good/last-good-file";
import { loadOrFallBack } from "@forecourt/service-kit/dealers/last-good/load-or-fall-back";
import { DealerConfigError } from "@forecourt/service-kit/dealers/problems/problem";
import { StartError } from "./start-error.ts";
import { uncheckedTaxes } from "./unchecked-taxes.ts";

/**
 * Loads the dealers' configuration before any process does, because each process would fail and print
 * the same errors. Returns a warning per error when the last good configuration replaces broken files, and
 * one that lists the unchecked tax rules.
 * @param lastGoodFile where an earlier start may have stored it; null = nowhere
 * @throws StartError with every error: its file, its path and what was expected.
 */
export async function checkDealers(
  dealersDir: string,
  lastGoodFile: string | null = null,
): Promise<readonly string[]> {
  try {
    const lastGood = lastGoodFile === null ? null : await readLastGood(lastGoodFile, dealersDir);
    const { dealers, problems } = await loadOrFallBack(dealersDir, lastGood);
    const taxes = uncheckedTaxes(dealers);
    const notes = taxes === null ? [] : [taxes];
    if (problems.length === 0) return notes;
    return [
      "The dealers' configuration is broken. The site starts with its last good version:",
      ...problems.map((problem) => `  ${problem}`),
      ...notes,
    ];
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
