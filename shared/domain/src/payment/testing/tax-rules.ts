import type { StateTaxes, TaxRules } from "../taxes.ts";

/** Missouri by its own rules; the local rates and the other two states are fictional. */
export const missouri: StateTaxes = {
  name: "Missouri",
  taxName: "sales tax",
  ratePercent: 4.225,
  lowPriceRates: [],
  usedFirstPart: null,
  otherTaxes: [],
  tradeInCredit: true,
  tradeInCreditFor: "all",
  maxTradeInCreditCents: null,
  rebateCredit: true,
  untaxedFees: [],
  localTax: "by-zip",
  localRates: { "63701": { place: "Cape Girardeau", ratePercent: 4.25 } },
  maxLocalBaseCents: null,
  governmentFees: { title: { label: "Title fee", amountCents: 850 } },
  source: "RSMo 144.020, 144.025",
  asOf: "2025-01-01",
  checked: false,
};

const none = { localRates: {}, governmentFees: {} };

export const taxRules: TaxRules = {
  states: {
    MO: missouri,
    CA: { ...missouri, ...none, name: "No credit", ratePercent: 7.25, tradeInCredit: false },
    IA: {
      ...missouri,
      ...none,
      name: "No local tax",
      ratePercent: 5,
      localTax: "none",
      rebateCredit: false,
      untaxedFees: ["documentary"],
    },
  },
};
