import { getCarLookupMethods } from "@forecourt/contracts/areas/trade/car-lookup";
import type { PageRequest } from "@forecourt/contracts/page";
import type { CarLookupMethod } from "@forecourt/domain/trade/car-lookup-methods";
import { areaClient } from "@forecourt/remote-kit/area-client";

const always: readonly CarLookupMethod[] = ["vin", "car"];

/** The ways in which a seller can say which car it is; without an answer, those that need no other service. */
export async function loadCarWays(request: PageRequest): Promise<readonly CarLookupMethod[]> {
  try {
    return (await areaClient(request)(getCarLookupMethods)).ways;
  } catch {
    return always;
  }
}
