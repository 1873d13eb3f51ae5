import {
  contactFields,
  type LeadTemplateDefinition,
  messageFields,
} from "../../leads/define-template.ts";

/** A message is answered by phone or by email, as its writer prefers. */
const answeredEitherWay = { ...messageFields, phoneOrEmail: true } as const;

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
    fields: answeredEitherWay,
    confirmation: "message",
  },
  STAFF_MEMBER: {
    form: "staffMember",
    subject: "Connect with a Staff Member Form from website",
    type: "text",
    department: "sales",
    fields: answeredEitherWay,
    confirmation: "message",
    unlocks: false,
  },
  CAREERS: {
    form: "careers",
    subject: "Job application",
    type: "text",
    department: "sales",
    fields: { ...contactFields, phoneOrEmail: true },
    confirmation: "message",
    unlocks: false,
  },
} as const satisfies Record<string, LeadTemplateDefinition>;
