/** The dealer's finance program, which gives a loan's rate and a lease's residual. */
export interface RateProgram {
  /** Rates per year by score and term; rows with rising `fromScore`, terms with rising `upToMonths`. */
  baseRates: readonly {
    fromScore: number;
    byTerm: readonly { upToMonths: number; ratePercent: number }[];
  }[];
  /** Added for scores from `fromScore` to `toScore`, both included; other scores add nothing. */
  tierAdditions: readonly { fromScore: number; toScore: number; addPercent: number }[];
  /**
   * Added for older model years, with rising `upToYear`: the first entry whose `upToYear` is not before the
   * vehicle's year. Later years add nothing.
   */
  modelYears: readonly { upToYear: number; addPercent: number }[];
  /** Vehicles of `fromYear` or later; `target` says what the percentage is added to. */
  newerVehicles: { fromYear: number; addPercent: number; target: "rate" | "residual" | "none" };
}

/** Inputs of the rate besides the program. */
export interface RateInput {
  creditScore: number;
  months: number;
  /** The vehicle's model year. */
  year: number;
}

/**
 * The yearly rate in percent that an estimate uses, to four decimals. The term is the shortest that
 * covers `months`, and the longest where none does. A score below the first row takes the first row.
 * Throws RangeError for a program without rates.
 */
export function annualRate(program: RateProgram, question: RateInput): number {
  const score = Math.floor(question.creditScore);
  const rate =
    baseRate(program, score, question.months) +
    tierAddition(program, score) +
    rateAdditionForYear(program, question.year);
  return decimals(rate);
}

/** Percentage points that the program adds to the rate for a vehicle of model year `year`. */
export function rateAdditionForYear(program: RateProgram, year: number): number {
  const older = program.modelYears.find(({ upToYear }) => year <= upToYear)?.addPercent ?? 0;
  return older + addedForYear(program, year, "rate");
}

/**
 * The first model year of those up to `year` whose cars have the rates of `year`. Null = all of them have.
 */
export function sameRateFromYear(program: RateProgram, year: number): number | null {
  const { modelYears, newerVehicles } = program;
  const starts = [...modelYears.map(({ upToYear }) => upToYear + 1), newerVehicles.fromYear];
  const changes = starts.filter(
    (start) =>
      start <= year &&
      rateAdditionForYear(program, start) !== rateAdditionForYear(program, start - 1),
  );
  return changes.length === 0 ? null : Math.max(...changes);
}

/** Percentage points that the program adds to a lease's residual for a vehicle of `year`. */
export function residualAddition(program: RateProgram, year: number): number {
  return addedForYear(program, year, "residual");
}

function baseRate({ baseRates }: RateProgram, score: number, months: number): number {
  const row = baseRates.findLast(({ fromScore }) => fromScore <= score) ?? baseRates[0];
  const term = row?.byTerm.find(({ upToMonths }) => months <= upToMonths) ?? row?.byTerm.at(-1);
  if (term === undefined) throw new RangeError("the finance program has no rates");
  return term.ratePercent;
}

function tierAddition({ tierAdditions }: RateProgram, score: number): number {
  const tier = tierAdditions.find((one) => one.fromScore <= score && score <= one.toScore);
  return tier?.addPercent ?? 0;
}

function addedForYear(
  { newerVehicles }: RateProgram,
  year: number,
  target: "rate" | "residual",
): number {
  const adds = newerVehicles.target === target && year >= newerVehicles.fromYear;
  return adds ? newerVehicles.addPercent : 0;
}

/** 9.49 + 1.5 + 2 is 12.99 and not 12.990000000000002. */
function decimals(percent: number): number {
  return Math.round(percent * 10_000) / 10_000;
}
