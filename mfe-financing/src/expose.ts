import { definePages, withParts } from "@forecourt/remote-kit/pages";
import type * as applicationStepPage from "./pages/application-step/application-step-page.tsx";

export { fragments } from "./expose-fragments.ts";

export const pages = definePages<"financing">()({
  apply: () => import(/* webpackChunkName: "apply" */ "./pages/apply/apply-page.tsx"),
  creditScore: () =>
    import(/* webpackChunkName: "creditScore" */ "./pages/credit-score/credit-score-page.tsx"),
  index: () => import(/* webpackChunkName: "index" */ "./pages/index/index-page.tsx"),
  application: () =>
    import(/* webpackChunkName: "application" */ "./pages/application/application-page.tsx"),
  applicationStep: () =>
    import(
      /* webpackChunkName: "applicationStep" */ "./pages/application-step/application-step-page.tsx"
    ).then<typeof applicationStepPage>(withParts),
  applicationStatus: () =>
    import(
      /* webpackChunkName: "applicationStatus" */ "./pages/application-status/status-page.tsx"
    ),
  electronicConsent: () =>
    import(
      /* webpackChunkName: "electronicConsent" */ "./pages/electronic-consent/electronic-consent-page.tsx"
    ),
  preApproval: () =>
    import(/* webpackChunkName: "preApproval" */ "./pages/pre-approval/pre-approval-page.tsx"),
  badCredit: () =>
    import(/* webpackChunkName: "badCredit" */ "./pages/bad-credit/bad-credit-page.tsx"),
  buyHerePayHere: () =>
    import(
      /* webpackChunkName: "buyHerePayHere" */ "./pages/buy-here-pay-here/buy-here-pay-here-page.tsx"
    ),
  protectionPlans: () =>
    import(
      /* webpackChunkName: "protectionPlans" */ "./pages/protection-plans/protection-plans-page.tsx"
    ),
});
