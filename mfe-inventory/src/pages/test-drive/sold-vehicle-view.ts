import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { fillText } from "@forecourt/remote-kit/site-context";
import { vehicleCard } from "../../features/vehicle-card/vehicle-card-view.ts";
import type { SoldData } from "./test-drive-data.ts";

/** Says that the car was sold, with a link to similar ones. */
export function soldVehicleView(vehicle: VehicleDetail, site: SiteContext): SoldData {
  const { texts } = site;
  const { condition, bodyStyle } = vehicle;
  const date = formatLongDate(vehicle.soldOn ?? vehicle.firstSeen, localeOf(texts));
  return {
    card: vehicleCard(vehicle, site),
    sold: {
      title: fillText(texts, "vehicle.sold.title"),
      body: fillText(texts, "vehicle.sold.body", { date }),
      similar: {
        label: fillText(texts, "vehicle.sold.similar"),
        href: href.search({ condition, ...(bodyStyle === null ? {} : { bodyStyle: [bodyStyle] }) }),
      },
    },
  };
}
