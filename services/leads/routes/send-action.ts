import { sendAction } from "@forecourt/contracts/leads/send";
import { formOfTemplate } from "@forecourt/contracts/leads-templates";
import type { Express } from "express";
import { composeAction } from "../compose/compose.ts";
import type { IntakeDeps } from "../deps.ts";
import { acceptInquiry } from "../intake/commit-lead.ts";
import { fieldFaults } from "../intake/field-errors.ts";
import { storeOf } from "../intake/lead-request.ts";
import { takeInquiries } from "../intake/lead-route.ts";
import { remember } from "../intake/set-lead-cookies.ts";
import { refuseFaults } from "../intake/throw-field-errors.ts";

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
