import { defineFragmentLoaders } from "@forecourt/remote-kit/fragments";
import { defineLoaders } from "@forecourt/remote-kit/loaders";
import { fragments, pages } from "./expose.ts";
import { loadCarFit } from "./fragments/car-fit-loader.ts";
import { loadLotFit } from "./fragments/lot-fit-loader.ts";
import { loadApplication } from "./pages/application/application-loader.ts";
import { loadApplicationStatus } from "./pages/application-status/status-loader.ts";
import { loadApplicationStep } from "./pages/application-step/application-step-loader.ts";
import { loadApply } from "./pages/apply/apply-loader.ts";
import { loadBadCredit } from "./pages/bad-credit/bad-credit-loader.ts";
import { loadBuyHerePayHere } from "./pages/buy-here-pay-here/buy-here-pay-here-loader.ts";
import { loadCreditScore } from "./pages/credit-score/credit-score-loader.ts";
import { loadElectronicConsent } from "./pages/electronic-consent/electronic-consent-loader.ts";
import { loadIndex } from "./pages/index/index-loader.ts";
import { loadPreApproval } from "./pages/pre-approval/pre-approval-loader.ts";
import { loadProtectionPlans } from "./pages/protection-plans/protection-plans-loader.ts";

export { fragments, pages };

export const loaders = defineLoaders(pages, {
  application: loadApplication,
  applicationStep: loadApplicationStep,
  applicationStatus: loadApplicationStatus,
  electronicConsent: loadElectronicConsent,
  apply: loadApply,
  creditScore: loadCreditScore,
  index: loadIndex,
  preApproval: loadPreApproval,
  badCredit: loadBadCredit,
  buyHerePayHere: loadBuyHerePayHere,
  protectionPlans: loadProtectionPlans,
});

export const fragmentLoaders = defineFragmentLoaders(fragments, {
  carFit: loadCarFit,
  lotFit: loadLotFit,
});
