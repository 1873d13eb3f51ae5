import { type LeadForm, leadForms } from "@forecourt/contracts/dealer-config/leads";
import { type Lead, LeadAction, TextLead } from "@forecourt/contracts/leads/leads";
import { formOfTemplate, LeadTemplate } from "@forecourt/contracts/leads-templates";
import fc from "fast-check";
import { composeLead, composeTemplateLead } from "../compose/compose.ts";
import type { ComposeContext } from "../compose/compose-context.ts";
import { generatedComments, generatedLead, generatedLine } from "./adf/generated-leads.ts";

/** Texts that are known to inject recipients or headers. */
const hostile = fc.constantFrom(
  "a@b.com, c@d.com",
  '"a b"@c.example',
  "friends:a@b.com,c@d.com;",
  "Ada <a@b.com>",
  "a@b.com\r\nBcc: c@d.com",
  "x\nBcc: c@d.com\n\n<html>",
  "x\rTo: c@d.com",
  "x\u2028Bcc: c@d.com",
  "x\0Cc: c@d.com",
  "<dots>\r\n.\r\n..\r\n.<dots>\r\nRCPT TO:<c@d.com>",
  "=?utf-8?q?Bcc=3A_c=40d=2Ecom?=",
  "--=_NextPart\r\nContent-Type: text/html",
  "ada@moss.example",
);

const line = fc.oneof({ weight: 1, arbitrary: hostile }, { weight: 2, arbitrary: generatedLine });
const comments = fc.oneof(
  { weight: 1, arbitrary: hostile },
  { weight: 2, arbitrary: generatedComments },
);
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const textLead = fc
  .record({
    subject: some(line),
    email: some(line),
    body: fc.oneof(
      comments.filter((text) => text !== ""),
      fc.record({ html: comments }),
      fc.record({ text: comments, html: some(comments) }),
      fc.record({ data: fc.dictionary(fc.string({ maxLength: 8 }), fc.oneof(comments, fc.nat())) }),
    ),
  })
  .map((lead) => TextLead.parse({ type: "text", ...lead }));

const adfLead = fc
  .tuple(generatedLead, some(line), some(line), line, line)
  .map(([lead, subject, email, firstName, address]) => ({
    ...lead,
    ...(subject === undefined ? {} : { subject }),
    ...(email === undefined ? {} : { email }),
    customer: { ...lead.customer, first_name: firstName, email: address },
  }));

const action = fc
  .record({
    template: fc.constantFrom(...LeadTemplate.options),
    text: comments,
    user: fc.record({ firstName: line, lastName: line, email: line, phone: line }),
    vehicle: generatedLead.map(({ vehicle }) => vehicle),
    staff: some(fc.constantFrom("generalManager" as const, "serviceManager" as const)),
  })
  .map((given) => LeadAction.parse(given));

const circumstances = fc.record({
  form: fc.constantFrom<LeadForm>(...leadForms),
  isResent: fc.boolean(),
  suspicion: fc.constantFrom<string[]>([], ["honeypot", "too-fast"]),
});

/** Any inquiry, in any configuration. */
export const generatedInquiry = fc.tuple(
  fc.oneof(
    fc.record({
      kind: fc.constant("lead" as const),
      lead: fc.oneof<fc.Arbitrary<Lead>[]>(textLead, adfLead),
    }),
    fc.record({ kind: fc.constant("action" as const), lead: action }),
  ),
  circumstances,
);
type GeneratedInquiry = typeof generatedInquiry extends fc.Arbitrary<infer T> ? T : never;

/** Composes the mails of an inquiry. */
export function composeInquiry([sent, of]: GeneratedInquiry, base: ComposeContext) {
  const context = { ...base, ...of };
  if (sent.kind === "lead") return composeLead(sent.lead, context);
  return composeTemplateLead(sent.lead, { ...context, form: formOfTemplate[sent.lead.template] });
}
