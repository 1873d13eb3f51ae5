import { runs } from "@forecourt/testing/test-size";
import { beforeAll, describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import MailComposer from "nodemailer/lib/mail-composer";
import PostalMime from "postal-mime";
import { mailOptions } from "../delivery/mail-options.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import { dtdValidator } from "../testing/adf/dtd.ts";
import { withPublishedAdf } from "../testing/adf/published-adf.ts";
import { composeContext } from "../testing/compose-context.ts";
import { composeInquiry, generatedInquiry } from "../testing/generated-inquiry.ts";
import type { ComposeContext } from "./compose-context.ts";

const from = "website@forecourt.example";
/** The only headers that a mail may have. */
const ours = new Set(
  "from to reply-to subject message-id date mime-version content-type content-transfer-encoding auto-submitted".split(
    " ",
  ),
);

let base: ComposeContext;
let configured: Set<string>;
beforeAll(async () => {
  base = await composeContext();
  const { leads, employees } = base.dealer;
  configured = new Set([
    ...Object.values(leads.routes).flatMap((route) => route?.recipient ?? []),
    ...Object.values(employees).flatMap((employee) => employee?.email ?? []),
  ]);
});

const claimed = (mail: OutgoingMail) => ({
  ...mail,
  id: "m1",
  messageId: "<m1@forecourt.example>",
  createdAt: new Date("2026-07-15T17:00:00Z"),
  firstDueAt: new Date("2026-07-15T17:00:00Z"),
  failures: 0,
  isSuspected: false,
});

async function written(mail: OutgoingMail) {
  const raw = await new MailComposer(mailOptions(claimed(mail), from)).compile().build();
  return { raw: raw.toString("latin1"), read: await PostalMime.parse(raw) };
}

describe("any inquiry", () => {
  test("makes mails to configured recipients only, with known headers only", async () => {
    await fc.assert(
      fc.asyncProperty(generatedInquiry, async (inquiry) => {
        const mails = composeInquiry(inquiry, base);
        expect(mails.length).toBeLessThanOrEqual(2);
        expect(mails).not.toHaveLength(0);
        for (const mail of mails) {
          expect(configured).toContain(mail.recipient);
          const { raw, read } = await written(mail);
          expect(read.to?.map(({ address }) => address)).toEqual([mail.recipient]);
          expect(read.from?.address).toBe(from);
          expect(read.replyTo?.map(({ address }) => address)).toEqual(
            mail.replyTo === undefined ? undefined : [mail.replyTo],
          );
          expect(read.subject).toBe(mail.subject);
          expect(read.headers.map(({ key }) => key).filter((key) => !ours.has(key))).toEqual([]);
          expect(new Set(read.headers.map(({ key }) => key)).size).toBe(read.headers.length);
          // No bare line breaks, no line that is too long for SMTP, no forbidden character.
          expect(/[^\r]\n|\r[^\n]|\0/.test(raw)).toBe(false);
          expect(raw.split("\r\n").every((line) => line.length <= 998)).toBe(true);
        }
      }),
      runs({ normal: 100, soak: 300 }),
    );
  });

  test("arrives as composed", async () => {
    await fc.assert(
      fc.asyncProperty(generatedInquiry, async (inquiry) => {
        for (const mail of composeInquiry(inquiry, base)) {
          const { read } = await written(mail);
          expect((read.text ?? "").replaceAll("\r\n", "\n").trimEnd()).toBe(mail.text?.trimEnd());
        }
      }),
      runs({ normal: 60, soak: 200 }),
    );
  });

  withPublishedAdf(() => {
    test("arrives as a valid document if it is ADF", async () => {
      const validate = dtdValidator();
      await fc.assert(
        fc.asyncProperty(generatedInquiry, async (inquiry) => {
          for (const mail of composeInquiry(inquiry, base).filter(({ kind }) => kind === "adf")) {
            const { read } = await written(mail);
            expect(validate(read.text ?? "")).toBeNull();
          }
        }),
        runs({ normal: 60, soak: 200 }),
      );
    });
  });
});
