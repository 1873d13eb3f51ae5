import {
  maxVisitText,
  visitFormPath,
  visitReturn,
} from "@forecourt/contracts/areas/service/visit-paths";
import { localeOf } from "@forecourt/domain/locale";
import { slotText, slotValue } from "../../parts/visit/format-visit.ts";
import { serviceCall } from "../../parts/visit/service-call.ts";
import { timePickerView } from "../../parts/visit/time-picker-view.ts";
import type { Text } from "../../parts/visit/visit-text.ts";
import type { CancelData, MoveData } from "./appointment-data.ts";
import { moveHref, type ReceiptView, receiptHref, vehicleOf } from "./receipt-parts.ts";

/** The times to move to. */
export function moveView(t: Text, view: ReceiptView): MoveData {
  const { request, token, appointment, isMove } = view;
  const { days, nearest, start, vin, store } = appointment;
  const { site, url } = request;
  const slot = slotText(t, start, localeOf(site.texts));
  const { text: phone } = serviceCall(site, store);
  const keep = { [visitReturn.move]: "1" };
  return {
    isOpen: isMove,
    open: {
      label: t(appointment.confirmation === "refused" ? "receipt.choose" : "receipt.move"),
      href: moveHref(view),
    },
    title: t("receipt.title.move"),
    lead: t("move.lead", { slot }),
    about: aboutMove(t, view),
    action: visitFormPath(token, "move"),
    picker: timePickerView(t, { texts: site.texts, url, keep, days, nearest, own: start }),
    empty: t("time.empty.text"),
    keep: { label: t("move.keep", { slot }), href: receiptHref(view) },
    seen: slotValue(start),
    vin,
    failed: t("receipt.failed", { phone }),
  };
}

/** The visit to move, and the last day of its coupon. */
function aboutMove(t: Text, { appointment }: ReceiptView): string[] {
  const { coupon } = appointment;
  const work = appointment.appointment.repair_order_lines.map(({ name }) => name).join(", ");
  return [
    t("move.work", { work, vehicle: vehicleOf(appointment) }),
    ...(coupon?.until ? [t("move.coupon", { coupon: coupon.text, until: coupon.until })] : []),
  ];
}

/** The question before it is canceled. */
export function cancelView(
  t: Text,
  { token, appointment: { returned, start } }: ReceiptView,
): CancelData {
  const mine = returned?.form === "cancel" ? returned : null;
  return {
    open: t("receipt.cancel"),
    title: t("cancel.question"),
    text: t("cancel.text"),
    reason: {
      label: t("cancel.reason"),
      value: mine?.fields["reason"] ?? "",
      error: mine?.faults["reason"],
      maxLength: maxVisitText.reason,
    },
    submit: t("cancel.submit"),
    seen: slotValue(start),
    action: visitFormPath(token, "cancel"),
    isOpen: mine !== null,
  };
}
