import { completePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { advertisedPrice } from "@forecourt/domain/advertised-price";
import { localeOf } from "@forecourt/domain/locale";
import { formatCents } from "@forecourt/domain/money";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { fillText } from "@forecourt/remote-kit/site-context";
import { alertHref } from "../../features/alerts/alert-href.ts";
import { leaseView } from "../../features/lease/lease-view.ts";
import { outTheDoorView } from "../../features/out-the-door/out-the-door-view.ts";
import { paymentView } from "../../features/payment/payment-view.ts";
import { personalPanel } from "../../features/personalize/personal-panel-view.ts";
import { priceHistoryView } from "../../features/price-history/price-history-view.ts";
import { conditionalOffers, stickerLines } from "../../features/price-panel/sticker-lines.ts";
import type { CardData } from "../../features/vehicle-card/card-data.ts";
import { daysOnLotText } from "../../features/vehicle-card/days-on-lot-text.ts";
import { vehicleCard } from "../../features/vehicle-card/vehicle-card-view.ts";
import { historyView } from "../../features/vehicle-history/history-view.ts";
import { askView } from "../../features/vehicle-lead/ask-view.ts";
import { listBreadcrumbs } from "../../parts/breadcrumbs.ts";
import { certifiedNote } from "../../parts/certified-note.ts";
import { storeFees } from "../../parts/fees-of.ts";
import { milesOnLot } from "../../parts/miles-on-lot.ts";
import { formatMiles } from "../../parts/miles-text.ts";
import { storeDetails } from "../../parts/store-details.ts";
import { descriptionView } from "./description-view.ts";
import { vehicleActions } from "./vehicle-actions.ts";
import type { VehicleData } from "./vehicle-data.ts";
import { vehicleFacts } from "./vehicle-facts.ts";
import type { VehicleRequest } from "./vehicle-request.ts";

/** The vehicle page, from the service's facts about the car and the visitor's request. */
export function vehicleView(
  vehicle: VehicleDetail,
  site: SiteContext,
  visit: VehicleRequest,
): Omit<VehicleData, "ready"> {
  const { texts } = site;
  const card = vehicleCard(vehicle, site);
  const storePanel = storeDetails(vehicle, site);
  return {
    card,
    vin: vehicle.vin,
    view: vehicleViewed(card),
    title: card.title,
    about: aboutText(vehicle, texts),
    certified: certifiedNote("car", vehicle.condition, site),
    breadcrumbs: [
      ...listBreadcrumbs(vehicle.condition, texts, visit.terms),
      { label: [card.title, vehicle.trim].filter((part) => part !== null).join(" ") },
    ],
    images: vehicle.images,
    facts: vehicleFacts(vehicle, site),
    features: vehicle.features,
    description: descriptionView(vehicle, site),
    price: priceLines(vehicle, site, visit),
    payment: paymentView(vehicle, site, {
      terms: completePaymentTerms(visit, site),
      base: completePaymentTerms({ ...visit, terms: {} }, site),
    }),
    personal: personalPanel(vehicle, site, visit),
    lease: leaseView(vehicle, site, visit),
    outTheDoor: outTheDoorView(vehicle, site, visit),
    priceHistory: priceHistoryView(vehicle, site, visit.today),
    availability: availabilityText(vehicle, site, visit),
    history: historyView(vehicle, site),
    sold: soldState(vehicle, texts),
    similarHref: href.search(
      {
        condition: vehicle.condition,
        ...(vehicle.bodyStyle === null ? {} : { bodyStyle: [vehicle.bodyStyle] }),
      },
      { terms: visit.terms },
    ),
    alertHref: alertHref(
      vehicle.status === "sold"
        ? { kind: "similar", vin: vehicle.vin }
        : { kind: "price", vins: [vehicle.vin] },
      site,
    ),
    store: storePanel,
    ask: askView(vehicle, site),
    actions: vehicleActions(vehicle, storePanel, site),
    disclaimer: fillText(texts, "vehicle.disclaimer"),
  };
}

function aboutText(vehicle: VehicleDetail, texts: SiteContext["texts"]): string {
  const miles = milesOnLot(vehicle);
  const parts = [vehicle.trim, miles === null ? null : formatMiles(texts, miles)];
  return parts.filter((part) => part !== null).join(" · ");
}

function vehicleViewed(card: CardData): VehicleData["view"] {
  const { href: path, trim, mileage, image, bodyStyle, exteriorHex } = card;
  const about = [trim, mileage].filter((part) => part !== null).join(" · ");
  return { href: path, about, image, bodyStyle, exteriorHex };
}

function priceLines(
  vehicle: VehicleDetail,
  site: SiteContext,
  { today, visitor }: VehicleRequest,
): VehicleData["price"] {
  const price = advertisedPrice(vehicle.price, storeFees(site, vehicle.storeId));
  if (!price || vehicle.status === "sold") return null;
  const isUnlocked = (visitor?.proven.unlockPrice ?? null) !== null;
  return {
    sticker: stickerLines(vehicle, site),
    vehicle: formatCents(price.vehicle),
    fees: price.fees.map(({ label, cents }) => ({ label, amount: formatCents(cents) })),
    total: formatCents(price.total),
    conditional: conditionalOffers(vehicle, { today, isUnlocked }, site),
  };
}

function availabilityText(
  vehicle: VehicleDetail,
  site: SiteContext,
  { today }: VehicleRequest,
): string | null {
  const { status, availability, expectedOn } = vehicle;
  const { texts } = site;
  if (status === "sold") return null;
  if (availability === "in-transit") {
    // A day that has passed is a day on which it did not arrive.
    if (expectedOn === null || expectedOn < today) return fillText(texts, "vehicle.inTransit");
    return fillText(texts, "vehicle.inTransit.expected", {
      date: formatLongDate(expectedOn, localeOf(texts)),
    });
  }
  return daysOnLotText("vehicle.onLot", vehicle, site, today);
}

function soldState(vehicle: VehicleDetail, texts: Record<string, string>): VehicleData["sold"] {
  if (vehicle.status === "live") return null;
  const date = formatLongDate(vehicle.soldOn ?? vehicle.firstSeen, localeOf(texts));
  return {
    title: fillText(texts, "vehicle.sold.title"),
    body: fillText(texts, "vehicle.sold.body", { date }),
  };
}
