import { sendApplicationLead } from "@forecourt/contracts/leads/send";
import { formOfTemplate } from "@forecourt/contracts/leads-templates";
import type { Express } from "express";
import { composeTemplateLead } from "../compose/compose.ts";
import type { Deps } from "../deps.ts";
import { mountLeadEndpoint } from "../intake/accept-lead.ts";
import { fieldErrors } from "../intake/field-errors.ts";
import { storeConfigFor } from "../intake/store-config.ts";
import { throwFieldErrors } from "../intake/throw-field-errors.ts";

/** Leads of the financing service. It sends their confirmations later, as notifications about the application. */
export function applicationLeadRoute(app: Express, deps: Deps): void {
  mountLeadEndpoint(app, deps, {
    endpoint: sendApplicationLead,
    check: (body, { site }) => throwFieldErrors(fieldErrors(body), site),
    compose({ formToken, website, isOneButton, store, subject, ...lead }, { tenant }) {
      return {
        form: formOfTemplate[lead.template],
        template: lead.template,
        payload: lead,
        botSignals: { formToken, website, isOneButton },
        dealer: storeConfigFor(deps, tenant, store),
        composeMails: (context) => composeTemplateLead(lead, context, subject),
      };
    },
    // The answer goes to the service: no cookie of it reaches the visitor.
    contactOf: () => null,
  });
}
