import { toPreferences } from "@forecourt/contracts/areas/inventory/search/stated-preferences";
import { withPreferences } from "@forecourt/contracts/areas/inventory/search/terms-in-address";
import type { PageLoader } from "@forecourt/contracts/page";
import { fillText } from "@forecourt/remote-kit/site-context";
import { readStatedTerms } from "../../features/payment/read-stated-terms.ts";
import { loadVehiclesByVin } from "../../features/shortlist/load-vehicles-by-vin.ts";
import { shortlistLimits } from "../../features/shortlist/shortlist.ts";
import { comparePath, parseVins } from "../../features/shortlist/shortlist-paths.ts";
import type { CompareData } from "./compare-data.ts";
import { compareView } from "./compare-view.ts";

/**
 * The cars of the address side by side: `?cars=VIN,VIN`, at most four. Too many, repeated or invalid VINs
 * redirect to the address without them.
 */
export const loadCompare: PageLoader<CompareData> = async (request) => {
  const { searchParams } = request.url;
  const carsParameter = searchParams.get("cars");
  const vins = parseVins(carsParameter, shortlistLimits.compared);
  const only = searchParams.get("only") === "differences" && vins.length > 1;
  if (carsParameter !== null && carsParameter !== vins.join(",")) {
    const { terms } = readStatedTerms(request);
    const to = withPreferences(comparePath(vins, { only }), toPreferences(terms));
    return { kind: "redirect", to, permanent: false };
  }
  const vehicles = await loadVehiclesByVin(request, vins);
  const { texts } = request.site;
  return {
    kind: "page",
    data: compareView(
      { vehicles, requestedCount: vins.length, only, stated: readStatedTerms(request) },
      request.site,
    ),
    head: {
      title: fillText(texts, "compare.head.title"),
      description: fillText(texts, "compare.head.description"),
      canonical: null,
      index: false,
    },
  };
};
