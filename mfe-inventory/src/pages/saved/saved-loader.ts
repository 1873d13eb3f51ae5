import type { StatedTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { pluralForm } from "@forecourt/domain/plural-form";
import { fillText } from "@forecourt/remote-kit/site-context";
import { alertHref } from "../../features/alerts/alert-href.ts";
import { disclosuresOf } from "../../features/payment/disclosures-of.ts";
import { readStatedTerms } from "../../features/payment/read-stated-terms.ts";
import { loadVehiclesByVin } from "../../features/shortlist/load-vehicles-by-vin.ts";
import { shortlistLimits } from "../../features/shortlist/shortlist.ts";
import { comparePath, parseVins, savedPath } from "../../features/shortlist/shortlist-paths.ts";
import type { CardData } from "../../features/vehicle-card/card-data.ts";
import { vehicleCard } from "../../features/vehicle-card/vehicle-card-view.ts";
import type { SavedData } from "./saved-data.ts";

/**
 * The cars of the address: `?cars=` the saved ones, `&seen=` the recently viewed ones. The browser builds
 * this address from its shortlist, so the page can be shared and needs no script.
 */
export const loadSaved: PageLoader<SavedData> = async (request) => {
  const { searchParams } = request.url;
  const saved = parseVins(searchParams.get("cars"), shortlistLimits.saved);
  const seen = parseVins(searchParams.get("seen"), shortlistLimits.seen);
  const vins = [...new Set([...saved, ...seen])];
  const vehicles = await loadVehiclesByVin(request, vins);
  const { texts } = request.site;
  return {
    kind: "page",
    data: savedView({ saved, seen, vehicles, stated: readStatedTerms(request) }, request.site),
    head: {
      title: fillText(texts, "saved.head.title"),
      description: fillText(texts, "saved.head.description"),
      canonical: null,
      index: false,
    },
  };
};

interface SavedRequest {
  saved: readonly string[];
  seen: readonly string[];
  vehicles: readonly VehicleDetail[];
  stated: StatedTerms;
}

function savedView(request: SavedRequest, site: SiteContext): SavedData {
  const { saved, seen, vehicles, stated } = request;
  const byVin = new Map(vehicles.map((vehicle) => [vehicle.vin, vehicle]));
  const cards = (vins: readonly string[]) =>
    vins.flatMap((vin) => {
      const vehicle = byVin.get(vin);
      return vehicle ? [savedCard(vehicle, site, stated)] : [];
    });
  const known = saved.filter((vin) => byVin.has(vin));
  const missing = saved.length - known.length;
  const comparable = known.slice(0, shortlistLimits.compared);
  return {
    saved: cards(saved),
    seen: cards(seen.filter((vin) => !saved.includes(vin))),
    disclosures: disclosuresOf(vehicles, stated, site),
    isBare: saved.length + seen.length === 0,
    missing:
      missing === 0
        ? null
        : fillText(site.texts, `compare.missing.${pluralForm(missing)}`, {
            count: missing,
          }),
    compareHref: comparable.length < 2 ? null : comparePath(comparable),
    sharePath: known.length === 0 ? null : savedPath(known, []),
    searchHref: href.search(),
    alertHref: known.length === 0 ? null : alertHref({ kind: "price", vins: known }, site),
  };
}

/** The card of a saved car. A sold car has a "Sold" badge before all others. */
function savedCard(vehicle: VehicleDetail, site: SiteContext, stated: StatedTerms): CardData {
  const card = vehicleCard(vehicle, site, { stated });
  const sold = vehicle.status === "sold" ? [fillText(site.texts, "vehicle.sold.badge")] : [];
  return { ...card, badges: [...sold, ...card.badges] };
}
