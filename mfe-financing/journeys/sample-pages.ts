import {
  applicationPath,
  applicationStatusPath,
} from "@forecourt/contracts/areas/financing/application-form";
import { requestPreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { preApprovalPath } from "@forecourt/contracts/areas/financing/pre-approval-paths";
import type { SamplePages } from "@forecourt/e2e/sample-pages";
import { begunApplication, consentTexts, sentApplication } from "./sent-application.ts";

/** An application and a pre-approval, which are made for it; and pages of the dealer that has switched them on. */
export const samplePages: SamplePages<"financing"> = {
  applicationStep: async ({ origin }) => {
    const token = await begunApplication(origin, true);
    return [applicationPath(token, "about"), applicationPath(token, "co-borrower")];
  },
  applicationStatus: async ({ origin }) => [applicationStatusPath(await sentApplication(origin))],
  preApproval: async ({ origin }) => {
    const { softPull } = await consentTexts(origin);
    const answer = await fetch(origin + requestPreApproval.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        firstName: "Sam",
        lastName: "Page",
        email: "sam@mail.example",
        phone: "5735550142",
        dateOfBirth: "04/12/1990",
        street: "12 Cedar Street",
        zip: "63701",
        housing: "rent",
        monthlyHousing: "850",
        income: "5200",
        incomePeriod: "monthly",
        softPullConsent: softPull?.version ?? "",
      }),
    });
    const { token } = requestPreApproval.reply.parse(await answer.json());
    return [preApprovalPath(token, { isScore: false })];
  },
  badCredit: (site) => [`${site.groupOrigin}/auto-financing/bad-credit-auto-financing`],
  buyHerePayHere: (site) => [`${site.groupOrigin}/auto-financing/better-than-buy-here-pay-here`],
};
