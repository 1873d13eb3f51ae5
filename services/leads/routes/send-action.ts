import { topicUnlocks } from "@forecourt/contracts/areas/company/contact-topics";
import { sendAction } from "@forecourt/contracts/leads/send";
import { formOfTemplate, leadTemplates } from "@forecourt/contracts/leads-templates";
import type { Express } from "express";
import { composeTemplateLead } from "../compose/compose.ts";
import { contactConsentOf } from "../compose/contact-consent.ts";
import { messageConfirmation } from "../confirmations/message-confirmation.ts";
import type { Deps } from "../deps.ts";
import { mountLeadEndpoint } from "../intake/accept-lead.ts";
import { fieldErrors } from "../intake/field-errors.ts";
import { routedByTopic, withSubjectLines } from "../intake/message-subject.ts";
import { positionStoreErrors } from "../intake/position-store.ts";
import { dealerTexts, shownTexts, siteContextFor, storeConfigFor } from "../intake/store-config.ts";
import { teamMemberOf } from "../intake/team-member.ts";
import { throwFieldErrors } from "../intake/throw-field-errors.ts";
import { vehicleOfMessage } from "../inventory/vehicle-of-message.ts";
import { messageText } from "../texts/lead-texts.ts";
import { textRecipient } from "../texts/text-recipient.ts";

/** Leads of the site's forms, each by its template. */
export function sendActionRoute(app: Express, deps: Deps): void {
  mountLeadEndpoint(app, deps, {
    endpoint: sendAction,
    check: (body, { site, tenant }) =>
      throwFieldErrors({ ...positionStoreErrors(deps, tenant, body), ...fieldErrors(body) }, site),
    async compose({ formToken, website, store: named, contactConsent, ...sent }, request) {
      const { tenant, site } = request;
      const ofStore = siteContextFor(deps, tenant, named);
      const body = routedByTopic(sent, ofStore);
      const { vehicle, store } = await vehicleOfMessage(deps, { ...body, store: named }, request);
      const lead = { ...body, ...(vehicle && { vehicle }) };
      const member = teamMemberOf(deps, tenant, lead);
      const consent = contactConsentOf(
        contactConsent,
        site.texts,
        shownTexts(deps, tenant, named),
        dealerTexts(deps, tenant),
      );
      const textTo = textRecipient({ phone: lead.user.phone, consent }, request);
      return {
        form: formOfTemplate[lead.template],
        template: lead.template,
        payload: {
          ...lead,
          ...(consent && { contactConsent: consent }),
          ...(textTo && { textTo }),
        },
        botSignals: { formToken, website },
        dealer: storeConfigFor(deps, tenant, store),
        composeMails: (context) =>
          composeTemplateLead(withSubjectLines(lead, ofStore, member), {
            ...context,
            consent,
            member,
          }),
        confirmation: messageConfirmation(lead, member),
        text: messageText(lead, textTo),
      };
    },
    contactOf: ({ user, topic, template }) => {
      const unlocks = topic ? topicUnlocks(topic) : leadTemplates[template].unlocks !== false;
      return unlocks ? user : null;
    },
  });
}
