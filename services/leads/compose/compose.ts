import type { AdfLead, Lead, LeadAction, TextLead } from "@forecourt/contracts/leads/leads";
import { buildAdf } from "../adf/build-adf.ts";
import { joined } from "../adf/xml-text.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import type { ComposeContext } from "./compose-context.ts";
import { contactConsentNote } from "./contact-consent.ts";
import { type MailRoute, mailRouteFor } from "./mail-route.ts";
import { replyTo } from "./reply-to.ts";
import { spamNote, subjectWithSpamMark } from "./spam-mark.ts";
import { staffMail } from "./staff-mail.ts";
import { adfOfTemplateLead } from "./template-adf.ts";
import { templateLeadText } from "./template-text.ts";
import { customSubject, textContent } from "./text-lead.ts";

/** The mail of a plain lead. Recipient and subject come from the form's route, whatever the lead contains. */
export function composeLead(lead: Lead, context: ComposeContext): OutgoingMail[] {
  const route = mailRouteFor(context.dealer.leads, context.form);
  const mail = lead.type === "adf" ? adfMail(lead, route, context) : textMail(lead, route, context);
  return addressMails([mail], context);
}

/**
 * The mails of a template lead: to the route of its form, and to the staff member it is for. `subject` is given by
 * another service of the site; missing = the subject of the route.
 */
export function composeTemplateLead(
  action: LeadAction,
  context: ComposeContext,
  subject?: string,
): OutgoingMail[] {
  const route = mailRouteFor(context.dealer.leads, context.form);
  const mail: OutgoingMail =
    route.type === "adf"
      ? adfMail(adfOfTemplateLead(action), route, context)
      : {
          ...envelope("text", route, context),
          text: templateLeadText(action, context),
          ...replyTo(action.user.email),
        };
  if (subject !== undefined) mail.subject = subjectWithSpamMark(subject, context);
  const staff = staffMail(action, context);
  return addressMails(staff ? [mail, staff] : [mail], context);
}

function adfMail(lead: AdfLead, route: MailRoute, context: ComposeContext): OutgoingMail {
  const comments = joined([
    spamNote(context),
    customSubject(lead.subject, route.subject),
    lead.comments,
    contactConsentNote(context.consent),
  ]);
  const sent: AdfLead = {
    ...lead,
    prospect: { status: context.isResend ? "resend" : "new" },
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

function textMail(lead: TextLead, route: MailRoute, context: ComposeContext): OutgoingMail {
  return { ...envelope("text", route, context), ...textContent(lead, route.subject, context) };
}

function envelope(
  kind: OutgoingMail["kind"],
  route: MailRoute,
  context: ComposeContext,
): OutgoingMail {
  return {
    kind,
    recipient: route.recipient,
    subject: subjectWithSpamMark(route.subject, context),
    senderName: context.dealer.company.name,
  };
}

/** The first mail to each recipient; outside production, all go to the preview recipient. */
function addressMails(mails: OutgoingMail[], { previewRecipient }: ComposeContext): OutgoingMail[] {
  const recipients = mails.map(({ recipient }) => recipient.toLowerCase());
  return mails
    .filter((_mail, index) => recipients.indexOf(recipients[index] ?? "") === index)
    .map((mail) => ({ ...mail, recipient: previewRecipient ?? mail.recipient }));
}
