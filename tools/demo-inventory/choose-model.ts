import type { Condition } from "@forecourt/contracts/vehicle";
import { catalog } from "./catalog/catalog.ts";
import type { Maker, Model, VersionRow } from "./catalog/model.ts";
import type { Lot } from "./lots.ts";
import type { Random } from "./random.ts";

export interface Choice {
  maker: Maker;
  model: Model;
  version: VersionRow;
  year: number;
}

/** New models of the Missouri franchise dealer, with their relative frequency. */
const newModelWeights: Readonly<Record<string, number>> = {
  Outlander: 9,
  "Outlander Sport": 6,
  "Eclipse Cross": 6,
  Mirage: 4,
  "Mirage G4": 3,
};
const FRANCHISE = "Mitsubishi";
const newYears = { oldest: 2024, typical: 2025, newest: 2026 };

/** Certification programs of the makers end at about six model years. */
const MIN_CERTIFIED_YEAR = 2020;
/** A franchise dealer mostly certifies cars of its own maker. */
const OWN_CERTIFIED_FACTOR = 3;

type Years = Lot["years"];

interface Candidate {
  maker: Maker;
  model: Model;
  /** The model years that may be chosen. */
  years: number[];
  weight: number;
}

/** Chooses random models, model years and technical versions that are typical of this lot. */
export function modelChooser(lot: Lot, condition: Condition): (random: Random) => Choice {
  const span = yearsFor(lot, condition);
  const candidates = catalog
    .flatMap((maker) => maker.models.map((model) => ({ maker, model })))
    .map(({ maker, model }): Candidate => {
      const weight = weightOf(lot, condition, { maker, model });
      return { maker, model, years: yearsOf(model, span), weight };
    })
    .filter(({ years }) => years.length > 0);
  return (random) => {
    const { maker, model, years } = random.weighted(candidates, ({ weight }) => weight);
    const year = random.weighted(years, (candidate) => yearWeight(candidate, span));
    const version = random.pick(model.versions.filter((row) => covers(row, year)));
    return { maker, model, version, year };
  };
}

function yearsFor(lot: Lot, condition: Condition): Years {
  if (condition === "new") return newYears;
  if (condition === "used") return lot.years;
  const newest = Math.max(lot.years.newest, MIN_CERTIFIED_YEAR + 3);
  return { oldest: MIN_CERTIFIED_YEAR, typical: MIN_CERTIFIED_YEAR + 2, newest };
}

function weightOf(
  lot: Lot,
  condition: Condition,
  { maker, model }: { maker: Maker; model: Model },
): number {
  if (condition === "new") return maker.name === FRANCHISE ? (newModelWeights[model.name] ?? 0) : 0;
  const own = condition === "certified" && lot.counts.new > 0 && maker.name === FRANCHISE;
  const makerWeight = (lot.makers[maker.name] ?? 1) * (own ? OWN_CERTIFIED_FACTOR : 1);
  return model.weight * makerWeight * (lot.bodies[model.bodyStyle] ?? 1);
}

function yearsOf(model: Model, { oldest, newest }: Years): number[] {
  const span = Array.from({ length: newest - oldest + 1 }, (_, index) => oldest + index);
  return span.filter((year) => model.versions.some((version) => covers(version, year)));
}

/** Decreases linearly from the typical year to either end, but stays above zero. */
function yearWeight(year: number, { oldest, typical, newest }: Years): number {
  const reach = year < typical ? typical - oldest : newest - typical;
  return 1.15 - Math.abs(year - typical) / Math.max(1, reach);
}

function covers([from, to]: VersionRow, year: number): boolean {
  return from <= year && year <= to;
}
