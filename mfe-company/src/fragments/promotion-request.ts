import {
  getPromotions,
  type PromotionList,
  type PromotionQuery,
} from "@forecourt/contracts/areas/company/promotions";
import type { PageRequest } from "@forecourt/contracts/page";
import { isVehicleSegment } from "@forecourt/contracts/paths/path-pattern";
import { areaClient } from "@forecourt/remote-kit/area-client";

/** The promotions of a position that fit the page at the request's address; null without any. */
export async function loadPromotions(
  request: PageRequest,
  position: PromotionQuery["position"],
): Promise<PromotionList | null> {
  const query = { position, ...factsOf(request.path) };
  const list = await areaClient(request)(getPromotions, { query });
  return list.promotions.length === 0 ? null : list;
}

/** Facts in the address of a list of cars, or of one car: `/used-cars-for-sale/2021-ford-f-150-{vin}`. */
export function factsOf(path: string): Omit<PromotionQuery, "position"> {
  const [first = "", ...segments] = path.slice(1).split("/");
  const [condition] = (["new", "used", "certified"] as const).filter((one) =>
    first.startsWith(`${one}-`),
  );
  const known = condition === undefined ? {} : { condition };
  const [vehicle = ""] = segments;
  if (!isVehicleSegment(vehicle)) {
    return { ...known, page: "search", words: joinWords(segments) };
  }
  const [year, ...words] = vehicle.slice(0, -18).split("-");
  return { ...known, page: "vehicle", year: Number(year), words: joinWords(words) };
}

/** Longer addresses are cut: a promotion names common words. */
function joinWords(words: readonly string[]): string {
  return words.join(",").slice(0, 300);
}
