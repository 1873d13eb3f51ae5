import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { pluralForm } from "@forecourt/domain/plural-form";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { HistoryData } from "./history-data.ts";

type Texts = SiteContext["texts"];

/**
 * The past of a used car as the feed states it. A fact that it does not state is named as unknown, never
 * shown as none. Null for a new car.
 */
export function historyView(vehicle: VehicleDetail, site: SiteContext): HistoryData | null {
  if (vehicle.condition === "new") return null;
  const { texts } = site;
  const entries = Object.entries(historyValues(vehicle, texts));
  const facts = entries.flatMap(([name, value]) =>
    value === null ? [] : [{ label: fillText(texts, `vehicle.history.${name}`), value }],
  );
  return {
    facts,
    unknown:
      facts.length === entries.length ? null : unknownText(facts.length === 0, entries, texts),
    report: historyReport(vehicle.vin, site),
    ask: askForReport(vehicle, site),
  };
}

function historyValues(vehicle: VehicleDetail, texts: Texts): Record<string, string | null> {
  const { owners, accidents, titleStatus, priorUse } = vehicle;
  return {
    owners: owners === null ? null : String(owners),
    accidents: accidents === null ? null : accidentsText(accidents, texts),
    title: titleStatus && fillText(texts, `vehicle.history.title.${titleStatus}`),
    use: priorUse && fillText(texts, `vehicle.history.use.${priorUse}`),
  };
}

function accidentsText(accidents: number, texts: Texts): string {
  const form = accidents === 0 ? "none" : pluralForm(accidents);
  return fillText(texts, `vehicle.history.accidents.${form}`, { count: accidents });
}

function unknownText(
  isAll: boolean,
  entries: [name: string, value: string | null][],
  texts: Texts,
): string {
  if (isAll) return fillText(texts, "vehicle.history.unknown");
  const missing = entries
    .filter(([, value]) => value === null)
    .map(([name]) => fillText(texts, `vehicle.history.missing.${name}`));
  const facts = formatList(missing, localeOf(texts), "disjunction");
  return fillText(texts, "vehicle.history.partlyUnknown", { facts });
}

/** A link to a vehicle history report of another company, if the dealer has one. */
function historyReport(vin: string, { historyReportUrl = null, texts }: SiteContext) {
  if (historyReportUrl === null) return null;
  const address = historyReportUrl.replace("{vin}", encodeURIComponent(vin));
  return { label: fillText(texts, "vehicle.historyReport"), href: address };
}

/** An email to the car's store that names the car. */
function askForReport({ year, make, model, vin, storeId }: VehicleDetail, site: SiteContext) {
  const { store, places = [store], texts } = site;
  const { email } = places.find(({ id }) => id === storeId) ?? store;
  const subject = fillText(texts, "vehicle.history.ask.subject", {
    vehicle: `${year} ${make} ${model}`,
    vin,
  });
  return {
    label: fillText(texts, "vehicle.history.ask"),
    href: `mailto:${email}?subject=${encodeURIComponent(subject)}`,
  };
}
