import { paymentControlsOf } from "@forecourt/contracts/areas/inventory/search/payment-controls";
import { parameterOf } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import {
  type CompletePaymentTerms,
  completePaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import type { Control } from "@forecourt/domain/payment/controls";
import { fillText } from "@forecourt/remote-kit/site-context";
import { creditScoreChoices } from "./credit-choices.ts";
import type { FilterForm, FormField } from "./filter-data.ts";
import { filterForm } from "./filter-forms.ts";

/** The payment terms, and the highest payment. */
export function paymentForm(state: SearchState, site: SiteContext): FilterForm {
  const terms = completePaymentTerms(state, site);
  const text = (key: string, values = {}) => fillText(site.texts, `search.form.${key}`, values);
  const fields = [
    cashDownField(terms, site),
    { name: "trade", label: text("tradeEquity"), value: String(terms.tradeEquity), unit: "$" },
    {
      name: "credit",
      label: text("creditScore"),
      value: String(terms.creditScore),
      choices: creditScoreChoices(terms.creditScore, site),
    },
    {
      name: "term",
      label: text("term"),
      value: String(terms.months),
      choices: steps(paymentControlsOf(site).months).map((count) => ({
        value: String(count),
        label: text("months", { count }),
      })),
    },
    {
      name: "payment-under",
      label: text("paymentUnder"),
      value: String(state.filter.paymentMax ?? ""),
      unit: "$",
    },
  ];
  return filterForm(state, site.texts, fields, downParameters);
}

/**
 * Parameters for the cash down as an amount and as a percentage: the form has a field for one, which replaces the
 * other.
 */
const downParameters = [parameterOf("cashDown"), parameterOf("cashDownPercent")];

/** The cash down in the unit in which it was stated, else in the dealer's. */
function cashDownField(terms: CompletePaymentTerms, site: SiteContext): FormField {
  const label = fillText(site.texts, "search.form.cashDown");
  const { cashDown, cashDownPercent: percent } = terms;
  if (percent === null) {
    return { name: parameterOf("cashDown"), label, value: String(cashDown), unit: "$" };
  }
  return {
    name: parameterOf("cashDownPercent"),
    label,
    value: String(percent),
    choices: steps(paymentControlsOf(site).cashDownPercent).map((count) => ({
      value: String(count),
      label: fillText(site.texts, "search.form.percent", { count }),
    })),
  };
}

function steps({ min, max, step }: Control): number[] {
  return Array.from(
    { length: Math.floor((max - min) / step) + 1 },
    (_, index) => min + index * step,
  );
}
