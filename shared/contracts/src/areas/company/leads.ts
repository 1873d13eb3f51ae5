import {
  contactFields,
  type LeadTemplateDefinition,
  messageFields,
} from "../../leads/define-template.ts";

/** Lead forms of this area. */
export const companyLeads = {
  CONTACT_SALES: {
    form: "contactSales",
    subject: "Contact sales",
    type: "text",
    department: "sales",
    fields: messageFields,
    confirmation: "message",
  },
  CONTACT_DEALERSHIP: {
    form: "contactDealership",
    subject: "Contact the dealership",
    type: "text",
    department: "sales",
    fields: messageFields,
    confirmation: "message",
  },
  STAFF_MEMBER: {
    form: "staffMember",
    subject: "Connect with a Staff Member Form from website",
    type: "text",
    department: "sales",
    fields: messageFields,
    confirmation: "message",
  },
  CAREERS: {
    form: "careers",
    subject: "Job application",
    type: "text",
    department: "sales",
    fields: contactFields,
    confirmation: "message",
  },
} as const satisfies Record<string, LeadTemplateDefinition>;
