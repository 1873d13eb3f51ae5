import {
  type LeadTemplateDefinition,
  leadFields,
  messageFields,
} from "../../leads/define-template.ts";

/** Lead forms of this area. */
export const financingLeads = {
  CONTACT_FINANCE: {
    form: "contactFinance",
    subject: "Contact finance",
    type: "text",
    department: "sales",
    fields: messageFields,
    confirmation: "message",
  },
  APPLY_FINANCING: {
    form: "applyFinancing",
    subject: "Apply for financing",
    department: "sales",
    fields: leadFields,
  },
  FULL_CREDIT_APP: {
    form: "fullCreditApp",
    subject: "Full credit application",
    department: "sales",
    fields: leadFields,
  },
} as const satisfies Record<string, LeadTemplateDefinition>;
