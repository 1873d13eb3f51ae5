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
  },
  CONTACT_DEALERSHIP: {
    form: "contactDealership",
    subject: "Contact the dealership",
    type: "text",
    department: "sales",
    fields: messageFields,
  },
  STAFF_MEMBER: {
    form: "staffMember",
    subject: "Connect with a Staff Member Form from website",
    type: "text",
    department: "sales",
    fields: messageFields,
  },
  CAREERS: {
    form: "careers",
    subject: "Careers",
    type: "text",
    department: "sales",
    fields: contactFields,
  },
} as const satisfies Record<string, LeadTemplateDefinition>;
