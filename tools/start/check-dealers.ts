import { readLastGood } from "@forecourt/service-kit/dealers/last-good/last-good-file";
import { loadOrFallBack } from "@forecourt/service-kit/dealers/last-good/load-or-fall-back";
import { DealerConfigError } from "@forecourt/service-kit/dealers/problems/problem";
import { StartError } from "./start-error.ts";
import { uncheckedTaxes } from "./unchecked-taxes.ts";

/** Result of checking the dealers' configuration before a start. */
export interface CheckedDealers {
  /** The version that the processes need not check again; null = files are broken. */
  version: string | null;
  /** A line per error when the last good configuration replaces broken files, and the unchecked tax rules. */
  warnings: readonly string[];
}

/**
 * Loads the dealers' configuration before any process does, because each process would take the time, or fail and print
 * the same errors.
 * @param lastGoodFile where an earlier start may have stored it; null = nowhere
 * @throws StartError with every error: its file, its path and the expected value.
 */
export async function checkDealers(
  dealersDir: string,
  lastGoodFile: string | null = null,
): Promise<CheckedDealers> {
  try {
    const lastGood = lastGoodFile === null ? null : await readLastGood(lastGoodFile, dealersDir);
    const { dealers, problems } = await loadOrFallBack(dealersDir, lastGood);
    const taxes = uncheckedTaxes(dealers);
    const notes = taxes === null ? [] : [taxes];
    if (problems.length === 0) return { version: dealers.version, warnings: notes };
    const warnings = [
      "The dealers' configuration is broken. The site starts with its last good version:",
      ...problems.map((problem) => `  ${problem}`),
      ...notes,
    ];
    return { version: null, warnings };
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
