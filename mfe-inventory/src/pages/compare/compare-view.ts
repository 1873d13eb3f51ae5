import type { StatedTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { pluralForm } from "@forecourt/domain/plural-form";
import { fillText } from "@forecourt/remote-kit/site-context";
import { disclosuresOf } from "../../features/payment/disclosures-of.ts";
import { shortlistLimits } from "../../features/shortlist/shortlist.ts";
import { comparePath } from "../../features/shortlist/shortlist-paths.ts";
import { vehicleCard } from "../../features/vehicle-card/vehicle-card-view.ts";
import type { CompareData } from "./compare-data.ts";
import { compareRows, equipmentRows } from "./compare-rows.ts";

export interface Comparison {
  /** In the requested order. */
  vehicles: readonly VehicleDetail[];
  /** Number of requested cars. */
  requestedCount: number;
  only: boolean;
  stated: StatedTerms;
}

/** The comparison of up to four cars. */
export function compareView(
  { vehicles, requestedCount, only, stated }: Comparison,
  site: SiteContext,
): CompareData {
  const { texts } = site;
  const vins = vehicles.map(({ vin }) => vin);
  const missing = requestedCount - vehicles.length;
  const shown = (rows: CompareData["sections"][number]["rows"]) =>
    only ? rows.filter(({ differs }) => differs) : rows;
  return {
    isBare: requestedCount === 0,
    cars: vehicles.map((vehicle) => {
      const card = vehicleCard(vehicle, site, { stated });
      const car = [card.title, card.trim].filter((part) => part !== null).join(" ");
      return {
        card,
        sold: vehicle.status === "sold" ? fillText(texts, "vehicle.sold.title") : null,
        removeHref: comparePath(
          vins.filter((vin) => vin !== vehicle.vin),
          { only },
        ),
        removeLabel: fillText(texts, "compare.remove", { car }),
      };
    }),
    disclosures: disclosuresOf(vehicles, stated, site),
    sections: [
      { title: fillText(texts, "compare.facts"), rows: shown(compareRows(vehicles, site)) },
      { title: fillText(texts, "compare.equipment"), rows: shown(equipmentRows(vehicles, texts)) },
    ].filter(({ rows }) => rows.length > 0),
    only: vehicles.length < 2 ? null : { on: only, href: comparePath(vins, { only: !only }) },
    missing:
      missing <= 0
        ? null
        : fillText(texts, `compare.missing.${pluralForm(missing)}`, { count: missing }),
    searchHref: href.search(),
    hasRoom: vehicles.length < shortlistLimits.compared,
  };
}
