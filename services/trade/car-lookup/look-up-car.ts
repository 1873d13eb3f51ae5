import type {
  CarLookup,
  CarLookupResult,
  LookedUpCar,
} from "@forecourt/contracts/areas/trade/car-lookup";
import type { Tenant } from "@forecourt/contracts/tenant";
import { vinModelYear } from "@forecourt/domain/vin";
import { makeOfVin } from "@forecourt/service-kit/cars/makes-by-wmi";
import type { Log } from "@forecourt/service-kit/log";
import { type CarDecoder, LookupError } from "./car-decoder.ts";
import type { PlateLookup } from "./plates/plate-lookup.ts";

/** Where cars are looked up. */
export interface CarLookupSources {
  /** Decoders, tried one after the other until one knows the car. */
  decoders: readonly CarDecoder[];
  /** Null = plates cannot be looked up. */
  plates: PlateLookup | null;
}

/** The car of a checked VIN or plate. A source that fails is logged, and the next source tried. */
export async function lookUpCar(
  { decoders, plates }: CarLookupSources,
  lookup: CarLookup,
  { tenant, log }: { tenant: Tenant; log: Log },
): Promise<CarLookupResult> {
  const attempt = <T>(looking: Promise<T>) => orNull(looking, log);
  if (lookup.by === "vin") return decoded(lookup.vin);
  if (plates === null) return { status: "unavailable" };
  const answer = await attempt(
    plates.vinOf(lookup.licensePlate, lookup.state).then((vin) => ({ vin })),
  );
  if (answer === null) return { status: "unavailable" };
  return answer.vin === null ? { status: "not-found", hint: noHint } : decoded(answer.vin);

  async function decoded(vin: string): Promise<CarLookupResult> {
    for (const decoder of decoders) {
      const cars = distinct((await attempt(decoder.decode(vin, tenant))) ?? []);
      if (cars.length > 0) return { status: "found", vin, cars };
    }
    return { status: "not-found", hint: { modelYear: vinModelYear(vin), make: makeOfVin(vin) } };
  }
}

const noHint = { modelYear: null, make: null };

async function orNull<T>(looking: Promise<T>, log: Log): Promise<T | null> {
  try {
    return await looking;
  } catch (error) {
    if (!(error instanceof LookupError)) throw error;
    log.warn({ err: error }, "a car could not be looked up");
    return null;
  }
}

function distinct(cars: readonly LookedUpCar[]): LookedUpCar[] {
  return [...new Map(cars.map((car) => [JSON.stringify(Object.values(car)), car])).values()];
}
