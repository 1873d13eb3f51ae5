import { href } from "@forecourt/contracts/href";
import { imagePath } from "@forecourt/contracts/image-source";
import type { PageHead } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { fillText } from "@forecourt/remote-kit/site-context";
import { cardOfVehicle } from "../../parts/card-of-vehicle.ts";
import { grouped } from "../../parts/grouped.ts";

/** As wide as the services that show previews of links want a picture. */
const PREVIEW_WIDTH = 1280;

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
  const image = vehicle.image && imagePath(vehicle.image, PREVIEW_WIDTH);
  return {
    title: fillText(texts, "vehicle.head.title", values),
    description: fillText(texts, description, values),
    canonical: href.vehicle(vehicle),
    index: vehicle.status === "live",
    ...(image && { image }),
  };
}
