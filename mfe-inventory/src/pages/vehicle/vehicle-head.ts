import { href } from "@forecourt/contracts/href";
import type { PageHead } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { fillText } from "@forecourt/remote-kit/site-context";
import { cardOfVehicle } from "../../parts/card-of-vehicle.ts";
import { grouped } from "../../parts/grouped.ts";

/** Title, description and canonical address of one car; a sold one leaves the search engines. */
export function vehicleHead(vehicle: VehicleDetail, site: SiteContext): PageHead {
  const { texts } = site;
  const { title, total } = cardOfVehicle(vehicle, site);
  const values = {
    condition: fillText(texts, `condition.${vehicle.condition}`),
    vehicle: [title, vehicle.trim].filter((part) => part !== null).join(" "),
    mileage: vehicle.mileage === null ? "" : grouped(vehicle.mileage),
    price: total ?? fillText(texts, "price.call"),
    stockNumber: vehicle.stockNumber ?? "",
  };
  const isComplete = vehicle.mileage !== null && vehicle.stockNumber !== null;
  const description = `vehicle.head.description${isComplete ? "" : "Short"}`;
  return {
    title: fillText(texts, "vehicle.head.title", values),
    description: fillText(texts, description, values),
    canonical: href.vehicle(vehicle),
    index: vehicle.status === "live",
  };
}
