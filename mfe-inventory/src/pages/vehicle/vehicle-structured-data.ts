import { href } from "@forecourt/contracts/href";
import { imagePath } from "@forecourt/contracts/image-source";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { advertisedPrice } from "@forecourt/domain/advertised-price";
import { fillText } from "@forecourt/remote-kit/site-context";
import { breadcrumbList } from "@forecourt/remote-kit/structured-data/breadcrumb-list";
import { vehicleTitle } from "../../features/vehicle-card/vehicle-card-view.ts";
import { storeFees } from "../../parts/fees-of.ts";
import { isIllustration } from "../../parts/is-illustration.ts";
import { milesOnLot } from "../../parts/miles-on-lot.ts";
import type { VehicleData } from "./vehicle-data.ts";

/** Width of images for search engines and previews. */
const pictureWidth = 1280;

type Trail = VehicleData["breadcrumbs"];

/** schema.org nodes of a car and its breadcrumbs; of a sold car only the breadcrumbs. */
export function vehicleStructuredData(
  vehicle: VehicleDetail,
  breadcrumbs: Trail,
  site: SiteContext,
): object[] {
  const trail = breadcrumbList(breadcrumbs, site.origin + href.vehicle(vehicle), site.origin);
  return vehicle.status === "sold" ? [trail] : [carNode(vehicle, site), trail];
}

function carNode(vehicle: VehicleDetail, site: SiteContext): object {
  const { texts, origin } = site;
  const miles = milesOnLot(vehicle);
  const word = (group: string, value: string | null) =>
    value && fillText(texts, `${group}.${value}`);
  return withoutUnknown({
    "@type": "Car",
    name: vehicleTitle(vehicle),
    description: vehicle.description,
    url: origin + href.vehicle(vehicle),
    vehicleIdentificationNumber: vehicle.vin,
    sku: vehicle.stockNumber,
    brand: { "@type": "Brand", name: vehicle.make },
    model: vehicle.model,
    vehicleConfiguration: vehicle.trim,
    vehicleModelDate: String(vehicle.year),
    itemCondition: itemCondition(vehicle),
    bodyType: vehicle.bodyStyle && word("bodyStyle", `${vehicle.bodyStyle}.single`),
    color: vehicle.exteriorColor,
    vehicleInteriorColor: vehicle.interiorColor,
    mileageFromOdometer: miles === null ? null : quantity(miles, "SMI"),
    fuelType: word("fuelType", vehicle.fuelType),
    vehicleTransmission: word("transmission", vehicle.transmission),
    driveWheelConfiguration: word("drivetrain", vehicle.drivetrain),
    vehicleEngine: vehicle.engine && { "@type": "EngineSpecification", name: vehicle.engine },
    numberOfDoors: vehicle.doors,
    image: pictures(vehicle, site),
    offers: offerNode(vehicle, site),
  });
}

/** Photos only: an illustration does not show this car. */
function pictures({ images }: VehicleDetail, site: SiteContext): string[] | null {
  const paths = images
    .filter((image) => !isIllustration(image, site))
    .flatMap((photo) => imagePath(photo, pictureWidth) ?? []);
  return paths.length === 0 ? null : paths.map((path) => site.origin + path);
}

/** No offer without a price: search engines refuse one. */
function offerNode(vehicle: VehicleDetail, site: SiteContext): object | null {
  const price = advertisedPrice(vehicle.price, storeFees(site, vehicle.storeId));
  if (!price) return null;
  return {
    "@type": "Offer",
    url: site.origin + href.vehicle(vehicle),
    price: price.total / 100,
    priceCurrency: "USD",
    ...availability(vehicle),
    itemCondition: itemCondition(vehicle),
    seller: sellerNode(vehicle, site),
  };
}

function availability({ availability: where, expectedOn }: VehicleDetail): object {
  if (where !== "in-transit") return { availability: "https://schema.org/InStock" };
  const starts = expectedOn === null ? {} : { availabilityStarts: expectedOn };
  return { availability: "https://schema.org/PreOrder", ...starts };
}

function sellerNode({ storeId }: VehicleDetail, site: SiteContext): object {
  const { store, places = [store], name } = site;
  const vehicleStore = places.find(({ id }) => id === storeId) ?? store;
  return {
    "@type": "AutoDealer",
    name,
    url: site.origin,
    telephone: vehicleStore.sales.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: [vehicleStore.addressLine1, vehicleStore.addressLine2]
        .filter(Boolean)
        .join(", "),
      addressLocality: vehicleStore.city,
      addressRegion: vehicleStore.stateShort,
      postalCode: vehicleStore.zip,
      addressCountry: vehicleStore.countryShort ?? "US",
    },
  };
}

function itemCondition({ condition }: VehicleDetail): string {
  return `https://schema.org/${condition === "new" ? "NewCondition" : "UsedCondition"}`;
}

function quantity(value: number, unitCode: string): object {
  return { "@type": "QuantitativeValue", value, unitCode };
}

function withoutUnknown(node: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== null));
}
