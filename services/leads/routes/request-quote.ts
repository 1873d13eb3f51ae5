import { href } from "@forecourt/contracts/href";
import { requestQuote } from "@forecourt/contracts/quotes/endpoints";
import { readZip } from "@forecourt/domain/read-zip";
import { stateOfZip } from "@forecourt/domain/zip";
import type { Express } from "express";
import { composeTemplateLead } from "../compose/compose.ts";
import { contactConsentOf } from "../compose/contact-consent.ts";
import type { Deps } from "../deps.ts";
import { mountLeadEndpoint } from "../intake/accept-lead.ts";
import { fieldErrors } from "../intake/field-errors.ts";
import { bodyOfForm } from "../intake/form-fields.ts";
import type { LeadDraft } from "../intake/lead-endpoint.ts";
import type { LeadRequest } from "../intake/lead-request.ts";
import { shownTexts, siteContextFor, storeConfigFor } from "../intake/store-config.ts";
import { throwFieldErrors } from "../intake/throw-field-errors.ts";
import type { QuoteCopy } from "../quotes/commit-quote.ts";
import { computeQuote } from "../quotes/compute-quote.ts";
import { quoteCopyMail } from "../quotes/quote-copy-mail.ts";
import { leadWithoutQuote, type QuoteBody, quoteLead } from "../quotes/quote-lead.ts";
import { quoteLink } from "../quotes/quote-link.ts";
import { vehicleOfLead } from "../store/vehicle-of-lead.ts";
import { quoteReadyText } from "../texts/lead-texts.ts";
import { textRecipient } from "../texts/text-recipient.ts";

/** Computes a quote, stores it and sends it to the store as a lead. */
export function requestQuoteRoute(app: Express, deps: Deps): void {
  mountLeadEndpoint(app, deps, {
    endpoint: requestQuote,
    check: (body, { site }) =>
      throwFieldErrors(
        {
          ...fieldErrors({ template: "UNLOCK_PRICE", user: body.user, text: "" }),
          ...(isUsableZip(body.zip) ? {} : { zip: "leadFault.zip" as const }),
        },
        site,
      ),
    compose: (body, request) => composeQuote(deps, body, request),
    contactOf: ({ user }) => user,
    async successRedirect({ tenant }, { token }) {
      const quote = await deps.quotes.byToken(tenant.dealerId, token);
      return quote === null ? null : href.quote(token);
    },
    errorRedirect({ code }, fields) {
      if (code !== "vehicle-unknown" && code !== "vehicle-private") return null;
      const vehicle = vehicleOfLead(bodyOfForm(fields)["vehicle"]);
      return vehicle && href.vehicle(vehicle);
    },
  });
}

/**
 * The price is the inventory's present price, and the store is the store that has the car. If the inventory does not
 * answer, or the car has no price, the lead is sent without a quote.
 * @throws AppError vehicle-unknown, vehicle-private
 */
async function composeQuote(
  deps: Deps,
  { formToken, website, contactConsent, ...body }: QuoteBody,
  request: LeadRequest,
): Promise<LeadDraft> {
  const { tenant, visitor, signingContext } = request;
  const vehicle = await deps.vehicleForSale(body.vehicle.vin, {
    dealerId: tenant.dealerId,
    isUnlocked: visitor.proven.unlockInventory !== null,
    request: request.request,
  });
  const storeId = vehicle?.storeId ?? body.store;
  const dealer = storeConfigFor(deps, tenant, storeId);
  const site = siteContextFor(deps, tenant, storeId);
  const { terms, zip, user } = body;
  const consent = contactConsentOf(
    contactConsent,
    shownTexts(deps, tenant, storeId),
    request.site.texts,
  );
  const { now } = signingContext;
  const quote =
    vehicle && computeQuote({ vehicle, site, terms, zip, firstName: user.firstName, now });
  const textTo = textRecipient({ phone: user.phone, consent }, request);
  const draft = {
    form: "unlockPrice",
    template: "UNLOCK_PRICE",
    payload: { ...body, ...(consent && { contactConsent: consent }), ...(textTo && { textTo }) },
    botSignals: { formToken, website },
    dealer,
  } as const;
  if (vehicle === null || quote === null) {
    const lead = leadWithoutQuote(body, site);
    return {
      ...draft,
      composeMails: (context) => composeTemplateLead(lead, { ...context, consent }),
    };
  }
  // The store reads English; the shopper gets the language of the page.
  const shown = deps.dealers.current().site({ ...tenant, storeId: dealer.store.id });
  const copy: QuoteCopy = {
    address: user.email.trim(),
    compose: (token) =>
      quoteCopyMail({ quote, link: quoteLink(shown, token), site: shown, dealer }),
    previewRecipient: deps.previewRecipient,
  };
  return {
    ...draft,
    composeMails: (context, { token }) =>
      composeTemplateLead(quoteLead(body, site, { vehicle, quote, link: quoteLink(site, token) }), {
        ...context,
        consent,
      }),
    text: quoteReadyText(quote, (token) => quoteLink(shown, token), textTo),
    quote: { quote, copy: body.emailCopy === undefined ? null : copy },
  };
}

/** True for an empty ZIP code and for one that belongs to a state. */
function isUsableZip(typed: string): boolean {
  if (typed.trim() === "") return true;
  const zip = readZip(typed);
  return zip !== null && stateOfZip(zip) !== null;
}
