import { definePages } from "../define-area.ts";

/** `corrections/:token` shows a form that was rejected without JavaScript. */
export const financingPages = definePages({
  index: { flag: "autoFinancing", paths: ["/auto-financing"] },
  application: { flag: "fullCredit", paths: ["/auto-financing/full-credit-application"] },
  applicationStep: {
    flag: "fullCredit",
    paths: [
      "/auto-financing/full-credit-application/:token",
      "/auto-financing/full-credit-application/:token/:step",
    ],
    personal: true,
  },
  applicationStatus: {
    flag: "fullCredit",
    paths: ["/auto-financing/application-status/:token"],
    personal: true,
  },
  electronicConsent: { flag: "fullCredit", paths: ["/auto-financing/electronic-consent"] },
  apply: {
    flag: "autoFinancing",
    paths: [
      "/auto-financing/apply-for-financing",
      "/auto-financing/apply-for-financing/corrections/:token",
    ],
  },
  preApproval: {
    flag: "preApproval",
    paths: ["/auto-financing/apply-for-financing/:token"],
    personal: true,
  },
  creditScore: {
    flag: "creditScore",
    paths: [
      "/auto-financing/free-credit-score-pre-approval",
      "/auto-financing/free-credit-score-pre-approval/corrections/:token",
    ],
  },
  badCredit: { flag: "badCredit", paths: ["/auto-financing/bad-credit-auto-financing"] },
  buyHerePayHere: {
    flag: "buyHerePayHere",
    paths: ["/auto-financing/better-than-buy-here-pay-here"],
  },
  protectionPlans: { flag: "protectionPlans", paths: ["/vehicle-protection-plans"] },
});
