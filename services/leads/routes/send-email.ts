import { sendEmail } from "@forecourt/contracts/leads/send";
import type { Express } from "express";
import { composeLead } from "../compose/compose.ts";
import { acceptInquiry } from "../intake/accept-inquiry.ts";
import type { IntakeDeps } from "../intake/intake-deps.ts";
import type { Person } from "../intake/known-person.ts";
import { remember } from "../intake/remember.ts";
import { takeInquiries } from "../intake/take-inquiries.ts";
import { storeOf } from "../intake/visit.ts";

/** Leads that are sent as they are. They are not checked but for their shape. */
export function sendEmailRoute(app: Express, deps: IntakeDeps): void {
  takeInquiries(app, sendEmail, deps, {
    async take({ visit, identity, body }) {
      const { formToken, website, store, form, ...lead } = body;
      const receipt = await acceptInquiry(deps, visit, {
        identity,
        prepare: () => ({
          form,
          template: null,
          payload: lead,
          trace: { formToken, website },
          dealer: storeOf(deps, visit.tenant, store),
          compose: (context) => composeLead(lead, context),
        }),
      });
      remember(visit, personOf(lead));
      return receipt;
    },
  });
}

function personOf(lead: Parameters<typeof composeLead>[0]): Person | null {
  if (lead.type === "text") return null;
  const { first_name: firstName, last_name: lastName, email = "", phone } = lead.customer;
  return { firstName, lastName, email, phone: phone?.value ?? "" };
}
