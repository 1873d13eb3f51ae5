import { defineArea } from "../define-area.ts";
import { FinancingIndex, getFinancingIndex } from "./contracts.ts";
import { financingFacts } from "./facts.ts";
import { financingLeads } from "./leads.ts";
import { financingPages } from "./pages.ts";
import { financingTextKeys } from "./text-keys.ts";

/** The financing area. */
export const financing = defineArea({
  pages: financingPages,
  flags: {
    autoFinancing: true,
    preApproval: true,
    creditScore: true,
    fullCredit: true,
    badCredit: false,
    buyHerePayHere: false,
    protectionPlans: false,
  },
  sections: {
    preApproval: { page: "index", fragment: "pre-approval", flag: "preApproval" },
    creditScore: { page: "index", fragment: "credit-score", flag: "creditScore" },
    application: { page: "index", fragment: "application", flag: "fullCredit" },
  },
  content: { index: FinancingIndex },
  endpoints: { getFinancingIndex },
  texts: financingTextKeys,
  leads: financingLeads,
  facts: financingFacts,
});
