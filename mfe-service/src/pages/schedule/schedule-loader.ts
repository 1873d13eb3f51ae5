import { getServiceOffer } from "@forecourt/contracts/areas/service/offers";
import type { BookingOptions } from "@forecourt/contracts/areas/service/visit-parts";
import {
  startVisitPath,
  visitFields,
  visitSteps,
} from "@forecourt/contracts/areas/service/visit-paths";
import { getBookingOptions } from "@forecourt/contracts/areas/service/visits";
import { hasErrorCode } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import type { PageLoader, PageRequest } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { callOf } from "../../parts/visit/call-of.ts";
import { frameView } from "../../parts/visit/frame-view.ts";
import { vehicleFormView } from "../../parts/visit/vehicle-form-view.ts";
import { siteText } from "../../parts/visit/visit-text.ts";
import type { ElsewhereData, ScheduleData, StartData } from "./schedule-data.ts";

/**
 * Where a booking begins: with the vehicle, or with a link to the store's own scheduling page. The address may
 * name an offer (`?offer=`) and the vehicle (`?vin=`, `?modelYear=` and so on).
 */
export const loadSchedule: PageLoader<ScheduleData> = async (request) => {
  const { offer: id, ...fields } = namedIn(request.url);
  const [options, offer] = await Promise.all([
    areaClient(request)(getBookingOptions),
    id === undefined ? null : loadOffer(request, id),
  ]);
  const t = siteText(request.site.texts);
  const head = {
    title: t("start.head.title"),
    description: t("start.head.description"),
    canonical: href.page("service", "schedule"),
  };
  if (options.scheduleLink !== null || !options.isBookable) {
    return { kind: "page", data: elsewhere(request, options), head };
  }
  const isNamed = Object.keys(fields).length > 0;
  const data = start(request, { options, fields, offer, offerId: id ?? null });
  return { kind: "page", layout: "minimal", ...(isNamed && { noStore: true }), data, head };
};

/** Values of the address as the form has them, at most as long as its fields. */
function namedIn({ searchParams }: URL): Record<string, string> {
  const named = visitFields.start.flatMap((name): [string, string][] => {
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

interface Named {
  options: BookingOptions;
  fields: Readonly<Record<string, string>>;
  offer: string | null;
  offerId: string | null;
}

function start({ site }: PageRequest, { options, fields, offer, offerId }: Named): StartData {
  const t = siteText(site.texts);
  const { latestModelYear, store } = options;
  const shown =
    offer === null
      ? { title: t("start.offer.ended"), text: t("start.offer.ended.text") }
      : { title: t("start.offer", { offer }), text: t("start.offer.text") };
  return {
    kind: "start",
    frame: frameView(t, {
      step: "vehicle",
      missing: visitSteps,
      title: t("start.title"),
      lead: t("start.lead"),
      call: callOf(site, store),
    }),
    form: vehicleFormView(site, {
      action: startVisitPath,
      fields,
      faults: {},
      latestModelYear,
      offer: offer === null ? null : offerId,
    }),
    offer: offerId === null ? null : shown,
  };
}

function elsewhere({ site }: PageRequest, options: BookingOptions): ElsewhereData {
  const t = siteText(site.texts);
  const { scheduleLink, store } = options;
  const call = callOf(site, store);
  if (scheduleLink === null) {
    return {
      kind: "elsewhere",
      title: t("closed.title"),
      lead: t("closed.text"),
      text: null,
      go: null,
      call: { phone: call.phone, text: t("call", { phone: call.text }) },
    };
  }
  const { host } = new URL(scheduleLink);
  return {
    kind: "elsewhere",
    title: t("outside.title"),
    lead: t("outside.lead", { store: store.name, host }),
    text: t("outside.text"),
    go: { label: t("outside.go", { host }), href: scheduleLink },
    call: { phone: call.phone, text: t("outside.call", { phone: call.text }) },
  };
}
