import { contactFields, type LeadTemplateDefinition } from "../../leads/define-template.ts";

/** The forms of this area that end as leads. */
export const tradeLeads = {
  SELL_OR_TRADE: {
    form: "sellOrTrade",
    subject: "Sell or trade",
    department: "sales",
    fields: contactFields,
  },
} as const satisfies Record<string, LeadTemplateDefinition>;
