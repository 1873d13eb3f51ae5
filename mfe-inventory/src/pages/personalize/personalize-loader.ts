import { href, readVehicleSegment } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { fillText } from "@forecourt/remote-kit/site-context";
import { vehicleTitle } from "../../parts/card-of-vehicle.ts";
import { toPrivateCar, vehicleOrPrivate } from "../../personal/vehicle-or-private.ts";
import type { PersonalizeData } from "./personalize-data.ts";
import { personalizeView } from "./personalize-view.ts";
import { isAt, personalizeVisit, visitAddress } from "./personalize-visit.ts";

/**
 * One step of personalising a car's price. The address says all of it; one that says less than is
 * remembered, or asks for a step whose questions before are open, is sent to where the visitor stands.
 * A car that is sold or has no price has its own page only.
 */
export const loadPersonalize: PageLoader<PersonalizeData> = async (request) => {
  const named = readVehicleSegment(request.params["vehicle"] ?? "");
  if (!named) return { kind: "not-found" };
  const vehicle = await vehicleOrPrivate(request, named.vin);
  if (vehicle === null) return toPrivateCar(request);
  if (vehicle.status === "sold" || vehicle.price === null) {
    return { kind: "redirect", to: href.vehicle(vehicle), permanent: false };
  }
  const visit = await personalizeVisit(request, vehicle);
  const address = visitAddress(href.personalize(vehicle), visit);
  if (!isAt(request.url, address)) return { kind: "redirect", to: address, permanent: false };
  const data = personalizeView(vehicle, request.site, visit);
  if (!data) return { kind: "not-found" };
  const { texts } = request.site;
  return {
    kind: "page",
    data,
    head: {
      title: fillText(texts, "personalize.head.title", { vehicle: vehicleTitle(vehicle) }),
      description: fillText(texts, "personalize.head.description"),
      canonical: null,
      index: false,
    },
  };
};
