import { listCarNames } from "@forecourt/contracts/areas/inventory/known-cars";
import {
  getMarketValue,
  type MarketValue,
} from "@forecourt/contracts/areas/inventory/market-value";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { AppError } from "@forecourt/contracts/errors";
import type { Tenant } from "@forecourt/contracts/tenant";
import { formatDollars, roundCents } from "@forecourt/domain/money";
import { canonicalMake } from "@forecourt/domain/trade/canonical-make";
import type { InventoryClient } from "../../inventory-client.ts";
import { type Valuation, ValuationError, type Valuer } from "../valuation.ts";
import { canonicalModel } from "./common-names.ts";

type GuideShares = DealerConfig["trade"]["guide"];

/** The timeout of each request, below the gateway's timeout. */
const defaultDeadlineMs = 4_000;

/**
 * The dealer's own guide: prices of comparable cars from the inventory service, and the dealer's configured shares of
 * them for wholesale values. A model without a value is requested again by its usual name.
 */
export function guideValuer(
  inventory: InventoryClient,
  sharesOf: (tenant: Tenant) => GuideShares,
  { deadlineMs = defaultDeadlineMs } = {},
): Valuer {
  return {
    async value({ vin, make: typedMake, model, modelYear: year, mileage, series }, tenant) {
      const make = canonicalMake(typedMake);
      const ask = inventory(tenant);
      const valueOf = (named: string) => {
        const query = {
          make,
          model: named,
          year,
          mileage,
          ...(series !== null && { trim: series }),
          ...(vin !== null && { vin }),
        };
        return orFailure(ask(getMarketValue, { query }, { deadlineMs }));
      };
      const valuation = (found: MarketValue) =>
        guideValuation(found, sharesOf(tenant), series !== null);
      const byName = valuation(await valueOf(model));
      if (byName !== null) return byName;
      const names = ask(listCarNames, { query: { make } }, { deadlineMs });
      const other = canonicalModel({ make, model }, (await orFailure(names)).models);
      return other === null ? null : valuation(await valueOf(other));
    },
  };
}

/** @throws ValuationError when the inventory service gives no usable answer */
async function orFailure<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) => {
    if (!(cause instanceof AppError)) throw cause;
    throw new ValuationError("the inventory service gave no market value", { cause });
  });
}

/** The valuation of a market value; null = too few comparable cars. */
export function guideValuation(
  found: MarketValue,
  shares: GuideShares,
  isTrimNamed: boolean,
): Valuation | null {
  const { medianCents, lowCents, highCents, curve } = found;
  if (medianCents === null) return null;
  // Without a trim, a value in the middle of all trims would be a promise that the inspection breaks.
  const isUnnamed = !isTrimNamed && found.isTrimMixed;
  const retailAverageCents = isUnnamed ? (lowCents ?? medianCents) : medianCents;
  const share = (percent: number) => roundCents((retailAverageCents * percent) / 100);
  return {
    source: "guide",
    values: {
      wholesaleRoughCents: share(shares.wholesaleRoughPercent),
      wholesaleAverageCents: share(shares.wholesaleAveragePercent),
      retailAverageCents,
    },
    asOf: found.asOf,
    confidence: isUnnamed ? "low" : found.confidence,
    comparables: found.cars,
    assumedTrim: found.assumedTrim,
    isTrimNamed,
    ...spreadOf(found, medianCents),
    isAnyTrim: isUnnamed || (isTrimNamed && found.trim === null),
    ...(found.bodyStyle === "trucks" && { isAnyCab: true }),
    ...(isAnyDrive(found) && { isAnyDrive: true }),
    notes: [
      `${found.cars} cars of ${found.trim ?? "any trim"}${found.assumedTrim === null ? "" : " (assumed)"}, half of them from ` +
        `${formatDollars(lowCents ?? 0)} to ${formatDollars(highCents ?? 0)}`,
      ...(isUnnamed ? ["the lower quartile, because no trim was named"] : []),
      `converted by ${curve.perYearPercent}% a year and ${curve.per10000MilesPercent}% for 10,000 miles`,
      `wholesale: ${shares.wholesaleRoughPercent}% rough, ${shares.wholesaleAveragePercent}% average`,
    ],
  };
}

const stylesOfBothDrives = ["suvs", "wagons", "minivans", "commercial"];

/** Whether the compared cars may have either drive: their trim does not name one. */
function isAnyDrive({ bodyStyle, trim }: MarketValue): boolean {
  const tellsDrive = /\b(?:[24]wd|[24]x[24]|awd|fwd|rwd|4matic|quattro|xdrive)\b/i;
  return stylesOfBothDrives.includes(bodyStyle ?? "") && !tellsDrive.test(trim ?? "");
}

function spreadOf(
  { spread, lowCents, highCents, curve, trim }: MarketValue,
  medianCents: number,
): Pick<Valuation, "spread"> {
  if (spread === null || lowCents === null || highCents === null) return {};
  return { spread: { ...spread, ...curve, lowCents, medianCents, highCents, trim } };
}
