import { checkedLeadFields, type LeadTemplateDefinition } from "../../leads/define-template.ts";

/** Lead forms of this area. */
export const inventoryLeads = {
  UNLOCK_INVENTORY: {
    form: "unlockInventory",
    subject: "Unlock inventory",
    department: "sales",
    fields: checkedLeadFields,
  },
  UNLOCK_PRICE: {
    form: "unlockPrice",
    subject: "Unlock price",
    department: "sales",
    fields: checkedLeadFields,
  },
  SCHEDULE_TEST_DRIVE: {
    form: "scheduleTestDrive",
    subject: "Schedule a test drive",
    department: "sales",
    fields: checkedLeadFields,
  },
} as const satisfies Record<string, LeadTemplateDefinition>;
