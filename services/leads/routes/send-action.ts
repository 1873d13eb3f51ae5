import { sendAction } from "@forecourt/contracts/leads/send";
import { formOfTemplate } from "@forecourt/contracts/leads-templates";
import type { Express } from "express";
import { composeAction } from "../compose/compose.ts";
import { acceptInquiry } from "../intake/accept-inquiry.ts";
import { fieldFaults } from "../intake/field-faults.ts";
import type { IntakeDeps } from "../intake/intake-deps.ts";
import { refuseFaults } from "../intake/refuse-faults.ts";
import { remember } from "../intake/remember.ts";
import { takeInquiries } from "../intake/take-inquiries.ts";
import { storeOf } from "../intake/visit.ts";

/** Forms by their templates. */
export function sendActionRoute(app: Express, deps: IntakeDeps): void {
  takeInquiries(app, sendAction, deps, {
    async take({ visit, identity, body }) {
      const { formToken, website, store, ...action } = body;
      refuseFaults(fieldFaults(action), visit.site);
      const receipt = await acceptInquiry(deps, visit, {
        identity,
        prepare: () => ({
          form: formOfTemplate[action.template],
          template: action.template,
          payload: action,
          trace: { formToken, website },
          dealer: storeOf(deps, visit.tenant, store),
          compose: (context) => composeAction(action, context),
        }),
      });
      remember(visit, action.user);
      return receipt;
    },
  });
}
