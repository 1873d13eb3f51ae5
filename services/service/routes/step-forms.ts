import {
  bookVisitForm,
  holdTimeForm,
  saveServicesForm,
  saveVehicleForm,
} from "@forecourt/contracts/areas/service/visits";
import { fillText } from "@forecourt/domain/fill-text";
import { visitorOf } from "@forecourt/service-kit/visitor-of";
import type { Express } from "express";
import { bookVisit } from "../booking/book-visit.ts";
import { changeSince, seenOf } from "../booking/seen-visit.ts";
import type { Deps } from "../deps.ts";
import { checkContact } from "../forms/check-contact.ts";
import { checkServices } from "../forms/check-services.ts";
import { slotOf } from "../forms/form-fields.ts";
import { vehicleOfForm } from "../forms/vehicle-of-form.ts";
import { type Act, type FormDeps, type VisitForm, visitForm } from "../forms/visit-form.ts";
import { releaseOlderHolds } from "../limits/release-older-holds.ts";
import { couponForWork } from "../offers/offer-of-visit.ts";
import { recallsAtBooking } from "../recalls/recalls-of-visit.ts";
import { holdTime, saveNeeds } from "../visits/hold-time.ts";
import { saveVehicle } from "../visits/save-vehicle.ts";
import { nextPage, receiptPage } from "../visits/visit-steps.ts";
import { contentOf, visitByToken } from "../visits/visit-store.ts";

/** The forms of the steps of a visit. For a booked visit, they lead to its receipt and change nothing. */
export function stepFormRoutes(app: Express, deps: FormDeps): void {
  const ifDraft =
    (act: Act): Act =>
    async (form) =>
      form.row.status === "draft" ? act(form) : { location: receiptOf(form) };
  const vehicle = { endpoint: saveVehicleForm, name: "vehicle", limit: "save" } as const;
  visitForm(app, deps, vehicle, ifDraft(saveVehicleOf(deps)));
  const services = { endpoint: saveServicesForm, name: "services", limit: "save" } as const;
  visitForm(app, deps, services, ifDraft(saveServicesOf(deps)));
  const time = { endpoint: holdTimeForm, name: "time", limit: "hold" } as const;
  visitForm(app, deps, time, ifDraft(holdTimeOf(deps)));
  const contact = { endpoint: bookVisitForm, name: "contact", limit: "book" } as const;
  visitForm(app, deps, contact, ifDraft(bookOf(deps)));
}

function saveVehicleOf(deps: Deps): Act {
  return async (form) => {
    const { row, store, fields, request } = form;
    const checked = await vehicleOfForm(deps, store, { fields, request });
    if (checked.vehicle === null) return { faults: checked.faults, fields: checked.fields };
    await saveVehicle(deps, { row, vehicle: checked.vehicle });
    return goOn(deps, form);
  };
}

function saveServicesOf(deps: Deps): Act {
  return async (form) => {
    const { row, store, fields } = form;
    const checked = checkServices(fields, store);
    if (checked.faults !== null) return { faults: checked.faults };
    const coupon = couponForWork(deps, store, { ...contentOf(row), ...checked.needs });
    await saveNeeds(deps, store, { row, needs: { ...checked.needs, coupon } });
    return goOn(deps, form);
  };
}

function holdTimeOf(deps: Deps): Act {
  return async (form) => {
    const { row, store, fields } = form;
    const slot = slotOf(fields["slot"] ?? "");
    if (slot === null) return { faults: { slot: fillText(store.texts, "service.fault.slot") } };
    const outcome = await holdTime(deps, store, { row, slot });
    if (outcome === "taken") {
      return { faults: { slot: fillText(store.texts, "service.fault.slot-taken") } };
    }
    if (outcome === "held") await releaseOlderHolds(deps, store, row);
    return goOn(deps, form);
  };
}

function bookOf(deps: Deps): Act {
  return async (form) => {
    const { row, store, fields, request, token } = form;
    const { proven } = visitorOf(request, {
      signingContext: { secret: deps.signingSecret, dealerId: row.dealer_id, now: deps.now() },
      cookieTier: store.cookieTier,
    });
    const checked = checkContact(fields, {
      texts: store.texts,
      request,
      proven,
      mask: store.config.phoneMasks.general,
    });
    if (checked.faults !== null) return { faults: checked.faults };
    const seen = fields["seen"];
    const change = seen === undefined ? null : changeSince(seen, contentOf(row), store);
    if (change !== null) {
      return {
        isChanged: true,
        faults: { form: fillText(store.texts, "service.fault.changed", change) },
      };
    }
    const { contact, notes } = checked;
    const recalls = await recallsAtBooking(deps, store, contentOf(row));
    const booking = { row, token, contact, notes, recalls, seen: seen ?? null };
    const outcome = await bookVisit(deps, store, booking);
    if (outcome === "booked") {
      return { location: receiptPage(token, "booked"), event: "ServiceScheduled" };
    }
    if (outcome === "repeated") return { location: receiptPage(token) };
    if (outcome === "changed") return bookOf(deps)({ ...form, row: await rowNow(deps, form) });
    if (outcome === "incomplete") return goOn(deps, form);
    const { time } = contentOf(row);
    return {
      returnTo: "time",
      fields: { slot: time ? `${time.day}T${time.time}` : "" },
      faults: { slot: fillText(store.texts, "service.fault.hold-ended") },
    };
  };
}

/** The first step that is not complete now, or the receipt when another tab has booked the visit. */
async function goOn(deps: Deps, form: VisitForm) {
  const { token } = form;
  const changed = await rowNow(deps, form);
  const isDraft = changed.status === "draft";
  return { location: isDraft ? nextPage(token, contentOf(changed)) : receiptPage(token) };
}

function rowNow({ database, now }: Deps, { token, row }: VisitForm) {
  return visitByToken(database, { dealerId: row.dealer_id, token, now: now() });
}

/** The receipt of a booked visit. It shows a notice in a window that would have booked something else. */
function receiptOf({ row, token, fields }: VisitForm): string {
  const { seen } = fields;
  const isOther = seen !== undefined && seen !== seenOf(contentOf(row));
  return receiptPage(token, isOther && row.status === "booked" ? "elsewhere" : undefined);
}
