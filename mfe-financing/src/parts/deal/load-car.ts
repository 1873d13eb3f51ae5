import { type CarOfInterest, getCarOfInterest } from "@forecourt/contracts/areas/financing/car";
import { carParameter, readCar } from "@forecourt/contracts/areas/financing/car-parameter";
import type { PageRequest } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";

/** The car of the page's address, else of a returned form; null = none. */
export async function loadCar(
  request: PageRequest,
  returned: string | undefined,
): Promise<CarOfInterest | null> {
  const named = request.url.searchParams.get(carParameter);
  const vin = readCar(named ?? returned);
  return vin === null ? null : areaClient(request)(getCarOfInterest, { params: { vin } });
}
