import type { BookingOptions } from "@forecourt/contracts/areas/service/visit-parts";
import { startVisitPath, visitSteps } from "@forecourt/contracts/areas/service/visit-paths";
import type { PageRequest } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import { otherStoresHref } from "../../parts/stores/stores-view.ts";
import { frameView } from "../../parts/visit/frame-view.ts";
import { serviceCall } from "../../parts/visit/service-call.ts";
import { vehicleFormView } from "../../parts/visit/vehicle-form-view.ts";
import { siteText } from "../../parts/visit/visit-text.ts";
import type { ElsewhereData, StartData } from "./schedule-data.ts";

/** Facts in the address: an offer by its id, with its title if it is valid, and the vehicle. */
interface Named {
  options: BookingOptions;
  fields: Readonly<Record<string, string>>;
  offer: string | null;
  offerId: string | null;
}

/** The booking begins with the vehicle. */
export function startView(
  { site, url }: Pick<PageRequest, "site" | "url">,
  { options, fields, offer, offerId }: Named,
): StartData {
  const t = siteText(site.texts);
  const { store } = options;
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
      call: serviceCall(site, store),
    }),
    form: vehicleFormView(site, {
      action: startVisitPath,
      fields,
      faults: {},
      options,
      offer: offer === null ? null : offerId,
      store: store.id,
    }),
    store: storeLine(site, { url, name: store.name }),
    offer: offerId === null ? null : shown,
  };
}

function storeLine(site: SiteContext, { url, name }: { url: URL; name: string }) {
  if (site.stores.length < 2) return null;
  const t = siteText(site.texts);
  const other = otherStoresHref(site, url);
  return {
    text: t("stores.at", { store: name }),
    change: other === null ? null : { label: t("stores.change"), href: other },
  };
}

/** The store takes its bookings on another site, or none online. */
export function elsewhereView(site: SiteContext, options: BookingOptions): ElsewhereData {
  const t = siteText(site.texts);
  const { scheduleLink, store } = options;
  const call = serviceCall(site, store);
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
