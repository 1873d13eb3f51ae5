import {
  contactFields,
  type LeadTemplateDefinition,
  messageFields,
} from "../../leads/define-template.ts";

/** Lead forms of this area. */
export const serviceLeads = {
  CONTACT_SERVICE: {
    form: "contactService",
    subject: "Contact service",
    type: "text",
    department: "service",
    fields: messageFields,
    confirmation: "message",
  },
  SERVICE: {
    form: "service",
    subject: "Service",
    type: "text",
    department: "service",
    fields: contactFields,
    confirmation: "message",
  },
} as const satisfies Record<string, LeadTemplateDefinition>;
