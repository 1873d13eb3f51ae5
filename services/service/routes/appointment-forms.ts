import { maxVisitText } from "@forecourt/contracts/areas/service/visit-paths";
import { cancelVisitForm, moveVisitForm } from "@forecourt/contracts/areas/service/visits";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { maskPhone } from "@forecourt/domain/phone";
import type { Express } from "express";
import { slotOf, textOf } from "../forms/form-fields.ts";
import { type FormDeps, type VisitForm, visitForm } from "../forms/visit-form.ts";
import { formatSlot } from "../notifications/visit-mail.ts";
import { cancelVisit, moveVisit } from "../visits/change-appointment.ts";
import { receiptPage } from "../visits/visit-steps.ts";
import { contentOf, visitByToken } from "../visits/visit-store.ts";

/** The forms of a receipt: move and cancel. */
export function appointmentFormRoutes(app: Express, deps: FormDeps): void {
  const moving = { endpoint: moveVisitForm, name: "move", limit: "change" } as const;
  visitForm(app, deps, moving, async (form) => {
    const { row, store, token, fields } = form;
    const slot = slotOf(fields["slot"] ?? "");
    if (slot === null) return { faults: { slot: fillText(store.texts, "service.fault.slot") } };
    const outcome = await moveVisit(deps, store, { row, token, slot, seen: seenIn(form) });
    if (outcome === "closed") return cannotChange(deps, form);
    if (outcome === "changed") return wasMoved(deps, form, "service.fault.moved");
    if (outcome === "taken") {
      return { faults: { slot: fillText(store.texts, "service.fault.slot-taken") } };
    }
    if (outcome === "same") return { location: receiptPage(token) };
    return { location: receiptPage(token, "moved"), event: "ServiceRescheduled" };
  });
  const canceling = { endpoint: cancelVisitForm, name: "cancel", limit: "change" } as const;
  visitForm(app, deps, canceling, async (form) => {
    const { row, token, fields, store } = form;
    const reason = textOf(fields, "reason");
    const max = maxVisitText.reason;
    if (reason.length > max) {
      return { faults: { reason: fillText(store.texts, "service.fault.too-long", { max }) } };
    }
    const outcome = await cancelVisit(deps, { row, token, reason, seen: seenIn(form) });
    if (outcome === "closed") return cannotChange(deps, form);
    if (outcome === "changed") return wasMoved(deps, form, "service.fault.moved.cancel");
    return { location: receiptPage(token, outcome === "canceled" ? "canceled" : undefined) };
  });
}

/** The start that the page of a form showed; null = the form does not state it. */
function seenIn({ fields }: VisitForm) {
  return slotOf(fields["seen"] ?? "");
}

/** Another window has moved it: its owner is asked again, with its time now. */
async function wasMoved(
  deps: FormDeps,
  form: VisitForm,
  key: "service.fault.moved" | "service.fault.moved.cancel",
) {
  const { time } = contentOf(await rowNow(deps, form));
  const values = { time: time === null ? "" : formatSlot(time, localeOf(form.store.texts)) };
  return { isChanged: true, faults: { form: fillText(form.store.texts, key, values) } } as const;
}

/** Fault of a visit that has begun, or was canceled, which its page shows. */
async function cannotChange(deps: FormDeps, form: VisitForm) {
  const { config, texts } = form.store;
  const phone = maskPhone(config.service.phone, config.phoneMasks.general);
  const isCanceled = (await rowNow(deps, form)).status === "canceled";
  const key = isCanceled ? "service.fault.canceled" : "service.fault.cannot-change";
  const faults = { form: fillText(texts, key, { phone }) };
  return isCanceled && seenIn(form) !== null ? ({ isChanged: true, faults } as const) : { faults };
}

function rowNow({ database, now }: FormDeps, { token, row }: VisitForm) {
  return visitByToken(database, { dealerId: row.dealer_id, token, now: now() });
}
