import { addDays } from "./dates.ts";
import { dealerComments } from "./dealer-comments.ts";
import type { DemoCar } from "./make-car.ts";
import { newCarOffer, noNewCarOffer } from "./new-car-offer.ts";
import { noPhotos, photosOf } from "./photos-of.ts";
import type { OfferedCar } from "./snapshot.ts";
import { usedCarHistory } from "./used-car-history.ts";

const conditionLabels = { new: "New", used: "Used", certified: "Certified" } as const;

const bodies: Record<DemoCar["bodyStyle"], string> = {
  suvs: "SUV",
  sedans: "Sedan",
  wagons: "Wagon",
  coupes: "Coupe",
  convertibles: "Convertible",
  hatchbacks: "Hatchback",
  trucks: "Truck",
  minivans: "Minivan",
  commercial: "Commercial Van",
};

const fuels: Record<DemoCar["fuelType"], string> = {
  gasoline: "Gasoline",
  diesel: "Diesel",
  hybrid: "Hybrid",
  "plug-in-hybrid": "Plug-in Hybrid",
  electric: "Electric",
  "flex-fuel": "Flex Fuel",
  hydrogen: "Hydrogen",
};

const transmissions = { automatic: "Automatic", manual: "Manual", cvt: "CVT" } as const;

/**
 * One car as a line of the demo dealers' feed: JSON, written the way dealer systems write, with "$"
 * and commas, an empty price for "call us", and the day the car came in. `date` is the demo's date.
 */
export function feedLine(car: OfferedCar, date: string, hasPhotos: boolean): string {
  const offer = car.condition === "new" ? newCarOffer(car, date) : noNewCarOffer;
  const photos = hasPhotos ? photosOf(car.vin, offer.status === "In Transit") : noPhotos;
  return JSON.stringify({
    stock: car.stockNumber,
    vin: car.vin,
    type: conditionLabels[car.condition],
    year: car.year,
    make: car.make,
    model: car.model,
    trim: car.trim,
    body: bodies[car.bodyStyle],
    odometer: `${grouped(car.mileage)} miles`,
    price: car.price === 0 ? "" : `$${grouped(car.price)}`,
    color: car.color,
    color_code: car.hex,
    interior: car.interior,
    fuel: fuels[car.fuelType],
    drive: car.drivetrain.toUpperCase(),
    transmission: transmissions[car.transmission],
    engine: car.engine,
    doors: car.doors,
    mpg_city: car.cityMpg,
    mpg_highway: car.highwayMpg,
    features: car.features,
    photo_background: photos.customBackground,
    photo_first: photos.preview,
    photos: photos.additional,
    photos_stock: photos.evox,
    in_stock_since: addDays(date, car.arrived),
    comments: dealerComments(car),
    ...offer,
    ...(car.condition === "new" ? {} : usedCarHistory(car)),
  });
}

function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
