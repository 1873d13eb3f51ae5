import { href, readVehicleSegment } from "@forecourt/contracts/href";
import type { PageLoader, PageRequest } from "@forecourt/contracts/page";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { fillText } from "@forecourt/remote-kit/site-context";
import { loadEarlyAccessCount } from "../../features/unlock/load-early-access.ts";
import {
  loadVehicleIfPublic,
  redirectToGatedVehicle,
} from "../../features/unlock/load-vehicle-if-public.ts";
import { vehicleTitle } from "../../features/vehicle-card/vehicle-card-view.ts";
import { vehiclePlace } from "../../parts/vehicle-place.ts";
import type { PersonalizeData } from "./personalize-data.ts";
import {
  needsNoRedirect,
  type PersonalizeRequest,
  readPersonalizeRequest,
  requestUrl,
} from "./personalize-request.ts";
import { personalizeView } from "./personalize-view.ts";

/**
 * One step of the personalize flow. The address is its state; one with missing answers, or of a step that is
 * not reached yet, redirects to the first unanswered step. A car that is sold or has no price redirects to
 * its own page.
 */
export const loadPersonalize: PageLoader<PersonalizeData> = async (request) => {
  const named = readVehicleSegment(request.params["vehicle"] ?? "");
  if (!named) return { kind: "not-found" };
  const vehicle = await loadVehicleIfPublic(request, named.vin);
  if (vehicle === null) return redirectToGatedVehicle(request);
  if (vehicle.status === "sold" || vehicle.price === null) {
    return { kind: "redirect", to: href.vehicle(vehicle), permanent: false };
  }
  const visit = readPersonalizeRequest(request);
  const address = requestUrl(href.personalize(vehicle), visit);
  if (!needsNoRedirect(request.url, address))
    return { kind: "redirect", to: address, permanent: false };
  const locked = await lockedCars(request, visit);
  const data = personalizeView(vehicle, request.site, { ...visit, locked });
  if (!data) return { kind: "not-found" };
  const { texts } = request.site;
  const values = { vehicle: vehicleTitle(vehicle), place: vehiclePlace(vehicle, request.site) };
  return {
    kind: "page",
    data,
    head: {
      title: fillText(texts, "personalize.head.title", values),
      description: fillText(texts, "personalize.head.description"),
      canonical: null,
      index: false,
    },
  };
};

/** Counted where the contact form says what it unlocks, for a visitor who can keep it. */
async function lockedCars(
  request: PageRequest,
  { step, visitor }: Pick<PersonalizeRequest, "step" | "visitor">,
): Promise<number> {
  const isKept = isAllowed("functional", visitor, request.site.cookieTier);
  if (step !== "details" || !isKept || visitor.proven.unlockInventory !== null) return 0;
  return loadEarlyAccessCount(request);
}
