import { sendAction } from "@forecourt/contracts/leads/send";
import { formOfTemplate } from "@forecourt/contracts/leads-templates";
import type { Express } from "express";
import { composeTemplateLead } from "../compose/compose.ts";
import { messageConfirmation } from "../confirmations/message-confirmation.ts";
import type { Deps } from "../deps.ts";
import { mountLeadEndpoint } from "../intake/accept-lead.ts";
import { contactConsentOf } from "../intake/contact-consent.ts";
import { fieldErrors } from "../intake/field-errors.ts";
import { storeConfigFor } from "../intake/store-config.ts";
import { throwFieldErrors } from "../intake/throw-field-errors.ts";

/** Leads of the site's forms, each by its template. */
export function sendActionRoute(app: Express, deps: Deps): void {
  mountLeadEndpoint(app, deps, {
    endpoint: sendAction,
    check: (body, { site }) => throwFieldErrors(fieldErrors(body), site),
    compose({ formToken, website, store, contactConsent, ...lead }, { tenant, site }) {
      const consent = contactConsentOf(contactConsent, site.texts);
      return {
        form: formOfTemplate[lead.template],
        template: lead.template,
        payload: { ...lead, ...(consent && { contactConsent: consent }) },
        botSignals: { formToken, website },
        dealer: storeConfigFor(deps, tenant, store),
        composeMails: (context) => composeTemplateLead(lead, { ...context, consent }),
        confirmation: messageConfirmation(lead),
      };
    },
    contactOf: ({ user }) => user,
  });
}
