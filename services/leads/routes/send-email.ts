import { sendEmail } from "@forecourt/contracts/leads/send";
import type { Express } from "express";
import { composeLead } from "../compose/compose.ts";
import type { IntakeDeps } from "../deps.ts";
import { acceptInquiry } from "../intake/commit-lead.ts";
import type { Person } from "../intake/contact.ts";
import { storeOf } from "../intake/lead-request.ts";
import { takeInquiries } from "../intake/lead-route.ts";
import { remember } from "../intake/set-lead-cookies.ts";

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
