import type { PageLoader } from "@forecourt/contracts/page";
import { fillText } from "@forecourt/remote-kit/site-context";
import { garageLimits } from "../../garage/garage.ts";
import { comparePath, vinsOf } from "../../garage/garage-paths.ts";
import { pickedCars } from "../../garage/picked-cars.ts";
import type { CompareData } from "./compare-data.ts";
import { compareView } from "./compare-view.ts";

/**
 * The cars of the address side by side: `?cars=VIN,VIN`, at most four; more, a VIN named twice, or
 * what is no VIN are sent to the address without them.
 */
export const loadCompare: PageLoader<CompareData> = async (request) => {
  const { searchParams } = request.url;
  const given = searchParams.get("cars");
  const vins = vinsOf(given, garageLimits.compared);
  const only = searchParams.get("only") === "differences" && vins.length > 1;
  if (given !== null && given !== vins.join(",")) {
    return { kind: "redirect", to: comparePath(vins, { only }), permanent: false };
  }
  const vehicles = await pickedCars(request, vins);
  const { texts } = request.site;
  return {
    kind: "page",
    data: compareView({ vehicles, asked: vins.length, only }, request.site),
    head: {
      title: fillText(texts, "compare.head.title"),
      description: fillText(texts, "compare.head.description"),
      canonical: null,
      index: false,
    },
  };
};
