import { maxVisitText } from "@forecourt/contracts/areas/service/visit-paths";
import { cancelVisitForm, moveVisitForm } from "@forecourt/contracts/areas/service/visits";
import { fillText } from "@forecourt/domain/fill-text";
import { maskPhone } from "@forecourt/domain/phone";
import type { Express } from "express";
import { slotOf, textOf } from "../forms/form-fields.ts";
import { type FormDeps, type VisitForm, visitForm } from "../forms/visit-form.ts";
import { cancelVisit, moveVisit } from "../visits/change-appointment.ts";
import { receiptPage } from "../visits/visit-steps.ts";

/** The forms of a receipt: move and cancel. */
export function appointmentFormRoutes(app: Express, deps: FormDeps): void {
  const moving = { endpoint: moveVisitForm, name: "move", limit: "change" } as const;
  visitForm(app, deps, moving, async (form) => {
    const { row, store, token, fields } = form;
    const slot = slotOf(fields["slot"] ?? "");
    if (slot === null) return { faults: { slot: fillText(store.texts, "service.fault.slot") } };
    const outcome = await moveVisit(deps, store, { row, token, slot });
    if (outcome === "closed") return { faults: cannotChange(form) };
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
    const outcome = await cancelVisit(deps, { row, token, reason });
    if (outcome === "closed") return { faults: cannotChange(form) };
    return { location: receiptPage(token, outcome === "canceled" ? "canceled" : undefined) };
  });
}

function cannotChange({ row, store }: VisitForm): Record<string, string> {
  const phone = maskPhone(store.config.service.phone, store.config.phoneMasks.general);
  const key = row.status === "canceled" ? "canceled" : "cannot-change";
  return { form: fillText(store.texts, `service.fault.${key}`, { phone }) };
}
