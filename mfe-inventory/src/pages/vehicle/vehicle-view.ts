import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { advertisedPrice } from "@forecourt/domain/advertised-price";
import { formatCents, formatDollars } from "@forecourt/domain/money";
import { formatPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";
import { cardOfVehicle } from "../../parts/card-of-vehicle.ts";
import { feesOf } from "../../parts/fees-of.ts";
import { listBreadcrumbs } from "../search/breadcrumbs.ts";
import { dateText } from "./date-text.ts";
import type { VehicleData } from "./vehicle-data.ts";
import { factsOf } from "./vehicle-facts.ts";

/** The vehicle page, from what the service knows about the car. */
export function vehicleView(vehicle: VehicleDetail, site: SiteContext): VehicleData {
  const { texts } = site;
  const card = cardOfVehicle(vehicle, site);
  return {
    card,
    title: card.title,
    breadcrumbs: [
      ...listBreadcrumbs(vehicle.condition, texts),
      { label: [card.title, vehicle.trim].filter((part) => part !== null).join(" ") },
    ],
    images: vehicle.images,
    facts: factsOf(vehicle, site),
    features: vehicle.features,
    price: priceLines(vehicle, site),
    priceHistory: priceHistory(vehicle, site),
    sold: soldState(vehicle, texts),
    similarHref: href.search({
      condition: vehicle.condition,
      ...(vehicle.bodyStyle === null ? {} : { bodyStyle: [vehicle.bodyStyle] }),
    }),
    call: callOf(vehicle, site),
    links: linksOf(site),
    disclaimer: fillText(texts, "vehicle.disclaimer"),
  };
}

function callOf({ storeId }: VehicleDetail, site: SiteContext): VehicleData["call"] {
  const phone = site.stores.find(({ id }) => id === storeId)?.phone ?? site.store.sales.phone;
  const label = fillText(site.texts, "vehicle.callStore", { phone: formatPhone(phone) });
  return { href: `tel:${phone}`, label };
}

function linksOf({ pages, texts }: SiteContext): VehicleData["links"] {
  const links: VehicleData["links"] = [];
  if (pages.autoFinancing) {
    const preApproval = `${href.page("financing", "index")}#pre-approval`;
    links.push({ label: fillText(texts, "menu.getPreApproved"), href: preApproval });
  }
  if (pages.sellTrade) {
    links.push({ label: fillText(texts, "menu.sellOrTrade"), href: href.page("trade", "index") });
  }
  return links;
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

/** The prices a car has had, oldest first; a single one is no history. */
function priceHistory(vehicle: VehicleDetail, site: SiteContext): VehicleData["priceHistory"] {
  if (vehicle.priceHistory.length < 2) return [];
  return vehicle.priceHistory.map(({ date, price }, index) => {
    const total = advertisedPrice(price, feesOf(site, vehicle.storeId))?.total ?? null;
    const amount = total === null ? fillText(site.texts, "price.call") : formatDollars(total);
    const key = index === 0 ? "vehicle.priceHistory.first" : "vehicle.priceHistory.changed";
    return { date: dateText(date), text: fillText(site.texts, key, { price: amount }) };
  });
}

function soldState(vehicle: VehicleDetail, texts: Record<string, string>): VehicleData["sold"] {
  if (vehicle.status === "live") return null;
  const date = dateText(vehicle.soldOn ?? vehicle.firstSeen);
  return {
    title: fillText(texts, "vehicle.sold.title"),
    body: fillText(texts, "vehicle.sold.body", { date }),
  };
}
