import { getCarWays } from "@forecourt/contracts/areas/trade/car-lookup";
import type { PageRequest } from "@forecourt/contracts/page";
import type { CarWay } from "@forecourt/domain/trade/car-ways";
import { areaClient } from "@forecourt/remote-kit/area-client";

const always: readonly CarWay[] = ["vin", "car"];

/** The ways in which a seller can say which car it is; without an answer, those that need no other service. */
export async function loadCarWays(request: PageRequest): Promise<readonly CarWay[]> {
  try {
    return (await areaClient(request)(getCarWays)).ways;
  } catch {
    return always;
  }
}
