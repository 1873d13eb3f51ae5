import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { advertisedPrice } from "@forecourt/domain/advertised-price";
import { formatCents } from "@forecourt/domain/money";
import { fillText } from "@forecourt/remote-kit/site-context";
import { cardOfVehicle } from "../../parts/card-of-vehicle.ts";
import { feesOf } from "../../parts/fees-of.ts";
import { personalPanel } from "../../personal/personal-panel-view.ts";
import { listBreadcrumbs } from "../search/breadcrumbs.ts";
import { dateText } from "./date-text.ts";
import { daysBetween } from "./days-on-lot.ts";
import { leaseView } from "./lease-view.ts";
import { outTheDoorView } from "./out-the-door-view.ts";
import { paymentView } from "./payment-view.ts";
import { priceHistoryView } from "./price-history-view.ts";
import { storePlace } from "./store-place.ts";
import { actionsOf, historyReportOf } from "./vehicle-actions.ts";
import type { VehicleData } from "./vehicle-data.ts";
import { factsOf } from "./vehicle-facts.ts";
import type { VehicleVisit } from "./vehicle-visit.ts";

/** The vehicle page, from what the service knows about the car and what the visitor asks for. */
export function vehicleView(
  vehicle: VehicleDetail,
  site: SiteContext,
  visit: VehicleVisit,
): Omit<VehicleData, "ready"> {
  const { texts } = site;
  const card = cardOfVehicle(vehicle, site);
  const place = storePlace(vehicle, site);
  return {
    card,
    vin: vehicle.vin,
    title: card.title,
    breadcrumbs: [
      ...listBreadcrumbs(vehicle.condition, texts),
      { label: [card.title, vehicle.trim].filter((part) => part !== null).join(" ") },
    ],
    images: vehicle.images,
    facts: factsOf(vehicle, site),
    features: vehicle.features,
    price: priceLines(vehicle, site),
    payment: paymentView(vehicle, site, visit),
    personal: personalPanel(vehicle, site, visit),
    lease: leaseView(vehicle, site, visit),
    outTheDoor: outTheDoorView(vehicle, site, visit),
    priceHistory: priceHistoryView(vehicle, site, visit.today),
    onLot: onLot(vehicle, visit, texts),
    sold: soldState(vehicle, texts),
    similarHref: href.search({
      condition: vehicle.condition,
      ...(vehicle.bodyStyle === null ? {} : { bodyStyle: [vehicle.bodyStyle] }),
    }),
    place,
    actions: actionsOf(vehicle, place, site),
    historyReport: historyReportOf(vehicle.vin, site),
    disclaimer: fillText(texts, "vehicle.disclaimer"),
  };
}

function priceLines(vehicle: VehicleDetail, site: SiteContext): VehicleData["price"] {
  const price = advertisedPrice(vehicle.price, feesOf(site, vehicle.storeId));
  if (!price || vehicle.status === "sold") return null;
  return {
    vehicle: formatCents(price.vehicle),
    fees: price.fees.map(({ label, cents }) => ({ label, amount: formatCents(cents) })),
    total: formatCents(price.total),
  };
}

function onLot(
  { status, firstSeen }: VehicleDetail,
  { today }: VehicleVisit,
  texts: Record<string, string>,
): string | null {
  if (status === "sold") return null;
  const days = daysBetween(firstSeen, today);
  const form = days === 0 ? "today" : days === 1 ? "one" : "other";
  return fillText(texts, `vehicle.onLot.${form}`, { days });
}

function soldState(vehicle: VehicleDetail, texts: Record<string, string>): VehicleData["sold"] {
  if (vehicle.status === "live") return null;
  const date = dateText(vehicle.soldOn ?? vehicle.firstSeen);
  return {
    title: fillText(texts, "vehicle.sold.title"),
    body: fillText(texts, "vehicle.sold.body", { date }),
  };
}
