import { href } from "@forecourt/contracts/href";
import type { PageHead } from "@forecourt/contracts/page";
import { sharePicture } from "@forecourt/contracts/share-picture";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { formatNumber } from "@forecourt/domain/format-number";
import { fillText } from "@forecourt/remote-kit/site-context";
import { vehicleCard } from "../../features/vehicle-card/vehicle-card-view.ts";
import { milesOnLot } from "../../parts/miles-on-lot.ts";
import { vehiclePlace } from "../../parts/vehicle-place.ts";
import type { VehicleData } from "./vehicle-data.ts";
import type { VehicleRequest } from "./vehicle-request.ts";
import { vehicleStructuredData } from "./vehicle-structured-data.ts";

/**
 * Title, description and canonical address of one car; a sold one leaves the search engines, and so
 * does what the page shows for one visitor's terms or ZIP code.
 */
export function vehicleHead(
  vehicle: VehicleDetail,
  { breadcrumbs }: Pick<VehicleData, "breadcrumbs">,
  site: SiteContext,
  { terms, zip, lease }: VehicleRequest,
): PageHead {
  const { texts } = site;
  const { title, total } = vehicleCard(vehicle, site);
  const miles = milesOnLot(vehicle);
  const values = {
    condition: fillText(texts, `condition.${vehicle.condition}`),
    vehicle: [title, vehicle.trim].filter((part) => part !== null).join(" "),
    mileage: miles === null ? "" : formatNumber(miles),
    price: total ?? fillText(texts, "price.call"),
    stockNumber: vehicle.stockNumber ?? "",
    place: vehiclePlace(vehicle, site),
  };
  const isComplete = vehicle.status === "live" && miles !== null && vehicle.stockNumber !== null;
  const description = `vehicle.head.description${isComplete ? "" : "Short"}`;
  const isPersonal =
    zip !== null || Object.keys(terms).length > 0 || Object.values(lease).some((one) => one >= 0);
  const picture = vehicle.image === null ? null : sharePicture.photo(vehicle.image);
  return {
    title: fillText(texts, "vehicle.head.title", values),
    description: fillText(texts, description, values),
    canonical: href.vehicle(vehicle),
    index: vehicle.status === "live" && !isPersonal,
    ...(picture === null ? {} : { image: picture }),
    jsonLd: vehicleStructuredData(vehicle, breadcrumbs, site),
  };
}
