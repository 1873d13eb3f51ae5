import { getServiceOffer } from "@forecourt/contracts/areas/service/offers";
import { visitFields } from "@forecourt/contracts/areas/service/visit-paths";
import { getBookingOptions } from "@forecourt/contracts/areas/service/visits";
import { hasErrorCode } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import type { PageLoader, PageRequest } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { storesView } from "../../parts/stores/stores-view.ts";
import { siteText } from "../../parts/visit/visit-text.ts";
import type { ScheduleData } from "./schedule-data.ts";
import { elsewhereView, startView } from "./schedule-view.ts";

/**
 * Where a booking begins: with the store of a group, with the vehicle, or with a link to the store's own scheduling
 * page. The address may name an offer (`?offer=`) and the vehicle (`?vin=`, `?modelYear=` and so on).
 */
export const loadSchedule: PageLoader<ScheduleData> = async (request) => {
  const t = siteText(request.site.texts);
  const headOf = (name: "start" | "stores.none") => ({
    title: t(`${name}.head.title`),
    description: t(`${name}.head.description`),
    canonical: href.page("service", "schedule"),
  });
  const head = headOf("start");
  const stores = storesView(request);
  if (stores !== null) {
    const hasService = stores.kind === "stores";
    return {
      kind: "page",
      // The visitor of a store without a service department may need the menus, with the store chooser.
      ...(hasService && { layout: "minimal" }),
      noStore: true,
      data: stores,
      head: { ...(hasService ? head : headOf("stores.none")), index: hasService },
    };
  }
  const { offer: id, ...fields } = namedIn(request.url);
  const [options, offer] = await Promise.all([
    areaClient(request)(getBookingOptions),
    id === undefined ? null : loadOffer(request, id),
  ]);
  if (options.scheduleLink !== null || !options.isBookable) {
    return { kind: "page", data: elsewhereView(request.site, options), head };
  }
  const isNamed = Object.keys(fields).length > 0;
  const data = startView(request, { options, fields, offer, offerId: id ?? null });
  return { kind: "page", layout: "minimal", ...(isNamed && { noStore: true }), data, head };
};

/** Values of the address as the form has them, at most as long as its fields. */
function namedIn({ searchParams }: URL): Record<string, string> {
  const named = [...visitFields.vehicle, "offer"].flatMap((name): [string, string][] => {
    const value = searchParams.get(name)?.trim().slice(0, 80) ?? "";
    return value === "" ? [] : [[name, value]];
  });
  // Offers name the year of a vehicle so.
  const year = searchParams.get("year")?.trim().slice(0, 4) ?? "";
  return { ...(year !== "" && { modelYear: year }), ...Object.fromEntries(named) };
}

/** The title of an offer; null = it has ended, or never was one. */
async function loadOffer(request: PageRequest, offer: string): Promise<string | null> {
  try {
    const reply = await areaClient(request)(getServiceOffer, { params: { offer } });
    return reply.offer && reply.title;
  } catch (error) {
    if (hasErrorCode(error, "not-found") || hasErrorCode(error, "content-unknown")) return null;
    throw error;
  }
}
