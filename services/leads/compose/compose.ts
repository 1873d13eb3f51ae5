import type { AdfLead, Lead, LeadAction, TextLead } from "@forecourt/contracts/leads/leads";
import { buildAdf } from "../adf/build-adf.ts";
import { joined } from "../adf/xml-text.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import type { ComposeContext } from "./compose-context.ts";
import { type Route, routeOf } from "./mail-route.ts";
import { replyTo } from "./reply-to.ts";
import { markedSubject, suspicionNote } from "./spam-mark.ts";
import { staffMail } from "./staff-mail.ts";
import { adfLeadOf } from "./template-adf.ts";
import { actionText } from "./template-text.ts";
import { ownSubject, textContent } from "./text-lead.ts";

/**
 * The mail of a lead that is sent as it is. Recipient and subject are those of the form's route,
 * whatever the lead says of them.
 */
export function composeLead(lead: Lead, context: ComposeContext): OutgoingMail[] {
  const route = routeOf(context.dealer.leads, context.form);
  const mail = lead.type === "adf" ? adfMail(lead, route, context) : textMail(lead, route, context);
  return addressed([mail], context);
}

/** The mails of a form: to its route, and to the member of staff whom it is for. */
export function composeAction(action: LeadAction, context: ComposeContext): OutgoingMail[] {
  const route = routeOf(context.dealer.leads, context.form);
  const mail: OutgoingMail =
    route.type === "adf"
      ? adfMail(adfLeadOf(action), route, context)
      : {
          ...envelope("text", route, context),
          text: actionText(action, context),
          ...replyTo(action.user.email),
        };
  const staff = staffMail(action, context);
  return addressed(staff ? [mail, staff] : [mail], context);
}

function adfMail(lead: AdfLead, route: Route, context: ComposeContext): OutgoingMail {
  const comments = joined([
    suspicionNote(context),
    ownSubject(lead.subject, route.subject),
    lead.comments,
  ]);
  const sent: AdfLead = {
    ...lead,
    prospect: { status: context.isResent ? "resend" : "new" },
    ...(comments === undefined ? {} : { comments }),
  };
  const { id, receivedAt: requestedAt, dealer } = context;
  const { subject, provider } = route;
  return {
    ...envelope("adf", route, context),
    text: buildAdf(sent, { id, requestedAt, subject, provider, dealer }),
    ...replyTo(lead.customer.email),
  };
}

function textMail(lead: TextLead, route: Route, context: ComposeContext): OutgoingMail {
  return { ...envelope("text", route, context), ...textContent(lead, route.subject, context) };
}

function envelope(kind: OutgoingMail["kind"], route: Route, context: ComposeContext): OutgoingMail {
  return {
    kind,
    recipient: route.recipient,
    subject: markedSubject(route.subject, context),
    senderName: context.dealer.company.name,
  };
}

/** One mail to each recipient, the first; outside production all go to the preview's. */
function addressed(mails: OutgoingMail[], { previewRecipient }: ComposeContext): OutgoingMail[] {
  const recipients = mails.map(({ recipient }) => recipient.toLowerCase());
  return mails
    .filter((_mail, index) => recipients.indexOf(recipients[index] ?? "") === index)
    .map((mail) => ({ ...mail, recipient: previewRecipient ?? mail.recipient }));
}
