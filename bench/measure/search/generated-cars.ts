import { Condition } from "@forecourt/contracts/vehicle";
import type { IndexedVehicleInput } from "@forecourt/search-index";
import { addDays } from "../../../tools/demo-inventory/dates.ts";
import { type Lot, lots } from "../../../tools/demo-inventory/lots.ts";
import { carMaker, type DemoCar } from "../../../tools/demo-inventory/make-car.ts";
import { type Random, seeded } from "../../../tools/demo-inventory/random.ts";

/** Stores of the dealer whose cars are searched; every other store charges a second, higher fee. */
const STORES = 20;
const feesCents = [36_803, 59_900] as const;

/** Fees in cents by store. */
export const generatedFees: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from({ length: STORES }, (_, at) => [storeId(at), feesCents[at % 2] ?? 0]),
);

const chunk = 5_000;
const date = "2026-11-20";
const longestOnLot = 110;
const reducedShare = 0.35;
const photoShare = 0.85;
const shares: Record<Condition, number> = { used: 65, certified: 14, new: 21 };

/** Cars as the demo's lots have them, on twenty lots; the same ones for the same number. */
export function* generatedCars(count: number): Generator<IndexedVehicleInput[], void> {
  const random = seeded("bench/search");
  const takenVins = new Set<string>();
  const stores = Array.from({ length: STORES }, (_, at) => {
    const lot = lots[at % lots.length] as Lot;
    const makers = Condition.options.map((condition) => ({
      make: carMaker(lot, condition, takenVins),
      share: shares[condition],
    }));
    return { id: storeId(at), prefix: lot.stockPrefix, makers };
  });
  for (let made = 0; made < count; made += chunk) {
    yield Array.from({ length: Math.min(chunk, count - made) }, (_, at) => {
      const { id, prefix, makers } = random.pick(stores);
      const { make } = random.weighted(makers, ({ share }) => share);
      return indexedVehicle(
        make(random),
        { storeId: id, stockNumber: `${prefix}${100_000 + made + at}` },
        random,
      );
    });
  }
}

function storeId(at: number): string {
  return `store-${String(at + 1).padStart(2, "0")}`;
}

function indexedVehicle(
  car: DemoCar,
  where: Pick<IndexedVehicleInput, "storeId" | "stockNumber">,
  random: Random,
): IndexedVehicleInput {
  const { vin, condition, year, make, model, trim, bodyStyle, mileage, features } = car;
  const { fuelType, drivetrain, transmission, engine } = car;
  const price = car.price === 0 ? null : car.price * 100;
  const isReduced = price !== null && condition !== "new" && random.chance(reducedShare);
  return {
    vin,
    condition,
    year,
    make,
    model,
    trim,
    bodyStyle,
    mileage,
    features,
    fuelType,
    drivetrain,
    transmission,
    engine,
    price,
    ...where,
    status: "live",
    priceBefore: isReduced ? price + random.between(3, 40) * 10_000 : null,
    exteriorColor: car.color,
    exteriorHex: car.hex,
    interiorColor: car.interior,
    image: random.chance(photoShare) ? photoOf(vin, where.storeId) : null,
    firstSeen: addDays(date, -random.between(0, longestOnLot)),
  };
}

/** An address as long as the photo hosts' are. */
function photoOf(vin: string, store: string): string {
  return `https://photos.example/${store}/${vin.toLowerCase()}/01-front-left.jpg`;
}
