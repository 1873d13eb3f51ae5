import {
  scheduleStepPath,
  visitAnchors,
  visitFormPath,
} from "@forecourt/contracts/areas/service/visit-paths";
import type { Visit } from "@forecourt/contracts/areas/service/visits";
import type { RejectedForm } from "@forecourt/contracts/leads/rejected-form";
import type { SiteContext } from "@forecourt/contracts/site";
import { localeOf } from "@forecourt/domain/locale";
import { formatCents } from "@forecourt/domain/money";
import { maskPhone } from "@forecourt/domain/phone";
import { vehicleName } from "../../parts/visit/format-visit.ts";
import { problemsView } from "../../parts/visit/problems-view.ts";
import { serviceCall } from "../../parts/visit/service-call.ts";
import { type SummaryRow, summaryView } from "../../parts/visit/summary-view.ts";
import { pickTexts, siteText, type Text } from "../../parts/visit/visit-text.ts";
import { holdView } from "./hold-view.ts";
import type { ContactData } from "./step-data.ts";
import { frameOf, returnedForm, type StepView } from "./step-view.ts";

/** The whole appointment to confirm, and who comes. */
export function contactView(view: StepView): ContactData {
  const { request, token, visit } = view;
  const { site } = request;
  const t = siteText(site.texts);
  const call = serviceCall(site, visit.options.store);
  const rejected = rejectedForm(view, t);
  return {
    kind: "contact",
    frame: frameOf(view, { step: "contact", title: t("contact.title"), lead: null }),
    action: visitFormPath(token, "contact"),
    labels: pickTexts(site.texts, ["contact.", "summary.title", "summary.change"]),
    hold: holdView(t, visit, { now: new Date(), locale: localeOf(site.texts) }),
    rows: rowsOf(view, t),
    form: {
      fields: rejected?.fields ?? visit.contact,
      faults: returnedForm(visit, "contact")?.faults ?? {},
    },
    rejected,
    failed: t("contact.failed", { phone: call.text }),
    seen: visit.seen,
    texts: textsLabel(request, t),
    vin: visit.vehicle?.vin ?? null,
    back: { label: t("step.back"), href: scheduleStepPath(token, "time") },
  };
}

/** Texts are sent to verified numbers alone, so the box names the one. */
function textsLabel({ site, visitor }: StepView["request"], t: Text): string | null {
  const verified = visitor?.proven.phoneVerified ?? null;
  if (verified === null) return null;
  return t("contact.texts", { phone: maskPhone(`+1${verified}`, site.phoneMasks.general) });
}

function rowsOf({ request: { site }, token, visit }: StepView, t: Text): SummaryRow[] {
  const { vehicle, chosen, hold, transport, options } = visit;
  // Without them, the loader leads to an earlier step.
  if (vehicle === null || chosen === null || transport === null) return [];
  const services = scheduleStepPath(token, "services");
  const facts = {
    when: chosen,
    readyBy: hold?.readyBy ?? null,
    store: { name: options.store.name, address: addressOf(site, options.store.id) },
    vehicle: vehicleName(vehicle),
    mileage: vehicle.mileage,
    locale: localeOf(site.texts),
    work: workLines(t, visit),
    symptoms: visit.symptoms,
    transport,
    adviser: hold?.adviser ?? null,
    business: null,
    notes: "",
    fromCents: visit.fromCents,
    coupon: visit.coupon,
    canChange: true,
    isOver: false,
  };
  return summaryView(t, facts, {
    when: scheduleStepPath(token, "time"),
    vehicle: scheduleStepPath(token, "vehicle"),
    work: services,
    transport: services,
  });
}

/** "Brake inspection, from $39.95" */
function workLines(t: Text, { services, options }: Visit): string[] {
  return options.services
    .filter(({ opCode }) => services.includes(opCode))
    .map(({ name, fromCents }) => {
      if (fromCents === null) return name;
      return fromCents === 0
        ? t("summary.line.free", { name })
        : t("summary.line", { name, price: formatCents(fromCents) });
    });
}

/** The address of a store on one line; "" = not known. */
function addressOf({ store, places = [] }: SiteContext, id: string): string {
  const place = [store, ...places].find((one) => one.id === id);
  if (place === undefined) return "";
  const { addressLine1, city, stateShort, zip } = place;
  return `${addressLine1}, ${city}, ${stateShort} ${zip}`;
}

/** The fields of the form besides those of every lead form. */
const ownLabels = ["businessName", "contactTitle", "notes"] as const;

/** The form as the lead form shows it again; null = it was not returned. */
function rejectedForm({ request, visit }: StepView, t: Text): RejectedForm | null {
  const returned = returnedForm(visit, "contact");
  const { texts } = request.site;
  const labels = [
    ...(["firstName", "lastName", "phone", "email"] as const).map(
      (name) => [name, texts[`leadForm.${name}`] ?? name] as const,
    ),
    ...ownLabels.map((name) => [name, t(`contact.${name}`)] as const),
  ];
  const call = serviceCall(request.site, visit.options.store);
  const rejection = problemsView(t, returned, { labels, call });
  if (returned === null || rejection === null) return null;
  return {
    page: request.path,
    id: visitAnchors.problems,
    status: 422,
    retryAfter: null,
    fields: returned.fields,
    rejection: { ...rejection, errors: [...rejection.errors], alternative: null },
  };
}
