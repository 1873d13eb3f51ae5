import { sendEmail } from "@forecourt/contracts/leads/send";
import type { Express } from "express";
import { composeLead } from "../compose/compose.ts";
import { contactConsentOf } from "../compose/contact-consent.ts";
import type { Deps } from "../deps.ts";
import { mountLeadEndpoint } from "../intake/accept-lead.ts";
import { storeConfigFor } from "../intake/store-config.ts";

/** Plain leads, ADF or text. Their fields are not validated beyond the schema. */
export function sendEmailRoute(app: Express, deps: Deps): void {
  mountLeadEndpoint(app, deps, {
    endpoint: sendEmail,
    check() {},
    compose({ formToken, website, store, form, contactConsent, ...lead }, { tenant, site }) {
      const consent = contactConsentOf(contactConsent, site.texts);
      return {
        form,
        template: null,
        payload: { ...lead, ...(consent && { contactConsent: consent }) },
        botSignals: { formToken, website },
        dealer: storeConfigFor(deps, tenant, store),
        composeMails: (context) => composeLead(lead, { ...context, consent }),
      };
    },
    contactOf(lead) {
      if (lead.type === "text") return null;
      const { first_name: firstName, last_name: lastName, email = "", phone } = lead.customer;
      return { firstName, lastName, email, phone: phone?.value ?? "" };
    },
  });
}
