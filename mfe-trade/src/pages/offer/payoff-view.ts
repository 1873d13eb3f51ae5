import { savePayoffForm } from "@forecourt/contracts/areas/trade/offer-forms";
import type { PayoffFormData } from "./offer-form-data.ts";
import type { OfferContext } from "./offer-page-view.ts";

/** The form that asks what is still owed, with what was typed or stored. */
export function payoffView({ page, token, text }: OfferContext): PayoffFormData {
  const { payoff, returned } = page;
  const sent = returned?.form === "payoff" ? returned : null;
  const stored = payoff === null ? "" : (payoff.owedCents / 100).toFixed(2);
  return {
    title: text("payoff.title"),
    help: text("payoff.help"),
    hint: text(page.kept === null ? "payoff.hint" : "payoff.hint.kept"),
    action: savePayoffForm.path.replace(":token", token),
    label: text(payoff === null ? "payoff.save" : "payoff.update"),
    owed: {
      label: text("payoff.amount"),
      value: sent?.fields["owed"] ?? stored,
      error: sent?.faults["owed"] ?? null,
    },
    lender: {
      label: text("payoff.lender"),
      value: sent?.fields["lender"] ?? payoff?.lender ?? "",
      error: sent?.faults["lender"] ?? null,
    },
    failure: sent?.faults["form"] ?? null,
  };
}
