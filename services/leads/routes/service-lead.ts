import { sendServiceLead } from "@forecourt/contracts/leads/service-lead";
import { formOfTemplate } from "@forecourt/contracts/leads-templates";
import type { Express } from "express";
import { composeTemplateLead } from "../compose/compose.ts";
import { contactConsentOf } from "../compose/contact-consent.ts";
import { letterConfirmation } from "../confirmations/letter-confirmation.ts";
import type { Deps } from "../deps.ts";
import { mountLeadEndpoint } from "../intake/accept-lead.ts";
import { fieldErrors } from "../intake/field-errors.ts";
import { shownTexts, storeConfigFor } from "../intake/store-config.ts";
import { throwFieldErrors } from "../intake/throw-field-errors.ts";
import { letterText } from "../texts/lead-texts.ts";

/** The desk of a store books for owners without an email; they get no letter. */
function faultsOf(body: Parameters<typeof fieldErrors>[0]): ReturnType<typeof fieldErrors> {
  const { email, ...others } = fieldErrors(body);
  return email === undefined || body.user.email === "" ? others : { ...others, email };
}

/** Leads of other services of the site, with the letter to the shopper. The service names the store. */
export function serviceLeadRoute(app: Express, deps: Deps): void {
  mountLeadEndpoint(app, deps, {
    endpoint: sendServiceLead,
    check: (body, { site }) => throwFieldErrors(faultsOf(body), site),
    compose(body, { tenant }) {
      const { formToken, website, store, contactConsent, letter, subject, textMessage, ...lead } =
        body;
      const dealer = storeConfigFor(deps, tenant, store);
      const consent = contactConsentOf(contactConsent, shownTexts(deps, tenant, store));
      return {
        form: formOfTemplate[lead.template],
        template: lead.template,
        payload: { ...lead, ...(consent && { contactConsent: consent }) },
        botSignals: { formToken, website },
        dealer,
        composeMails: (context) => composeTemplateLead(lead, { ...context, consent }, subject),
        confirmation: letterConfirmation(lead, letter),
        isConfirmationTold: true,
        text: letterText(textMessage),
      };
    },
    // The answer goes to the service: no cookie of it reaches the visitor.
    contactOf: () => null,
  });
}
