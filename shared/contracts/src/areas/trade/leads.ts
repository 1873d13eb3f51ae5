import { contactFields, type LeadTemplateDefinition } from "../../leads/define-template.ts";

/** Lead forms of this area. */
export const tradeLeads = {
  SELL_OR_TRADE: {
    form: "sellOrTrade",
    subject: "Sell or trade",
    department: "sales",
    fields: contactFields,
    confirmation: "message",
  },
} as const satisfies Record<string, LeadTemplateDefinition>;
