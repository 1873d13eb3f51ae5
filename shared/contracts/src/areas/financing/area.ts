import { defineArea } from "../define-area.ts";
import { getConsentTexts } from "./application-parts.ts";
import { getApplication, submitApplication } from "./applications.ts";
import { getCarOfInterest } from "./car.ts";
import { FinancingIndex, getFinancingIndex } from "./contracts.ts";
import {
  deleteDraft,
  getDraft,
  inviteCoBorrower,
  saveDraft,
  setJoint,
  startDraft,
} from "./drafts.ts";
import { financingFacts } from "./facts.ts";
import {
  FinancingGuide,
  getBadCredit,
  getBuyHerePayHere,
  getProtectionPlans,
  ProtectionPlans,
} from "./guides.ts";
import { financingLeads } from "./leads.ts";
import { financingPages } from "./pages.ts";
import { getPreApproval, requestPreApproval } from "./pre-approval.ts";
import { getReturnedForm } from "./returned-form.ts";
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
  sections: {},
  finds: {
    index: "menu.autoFinancing",
    apply: "menu.getPreApproved",
  },
  content: {
    index: FinancingIndex,
    badCredit: FinancingGuide,
    buyHerePayHere: FinancingGuide,
    protectionPlans: ProtectionPlans,
  },
  endpoints: {
    getFinancingIndex,
    getBadCredit,
    getBuyHerePayHere,
    getProtectionPlans,
    getConsentTexts,
    getCarOfInterest,
    requestPreApproval,
    getPreApproval,
    getReturnedForm,
    startDraft,
    getDraft,
    saveDraft,
    setJoint,
    inviteCoBorrower,
    deleteDraft,
    submitApplication,
    getApplication,
  },
  texts: financingTextKeys,
  leads: financingLeads,
  facts: financingFacts,
});
