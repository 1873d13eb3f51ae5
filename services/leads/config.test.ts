import { expect, test } from "@jest/globals";
import { leadsConfig } from "./config.ts";

const env = { SIGNING_SECRET: "x".repeat(32), SMTP_URL: "smtp://mail.example" };
const previewRecipient = "preview@forecourt.example";

test.each([
  [undefined, undefined, "smtp://mail.example", null],
  ["production", undefined, "smtp://mail.example", null],
  ["production", previewRecipient, "smtp://mail.example", previewRecipient],
  ["preview", previewRecipient, "smtp://mail.example", previewRecipient],
  ["preview", undefined, null, null],
  ["development", undefined, null, null],
])(
  "at stage %s with preview recipient %s mails are sent by %s to %s",
  (stage, preview, smtpUrl, to) => {
    const config = leadsConfig({
      ...env,
      FORECOURT_STAGE: stage,
      LEADS_PREVIEW_RECIPIENT: preview,
    });
    expect(config).toMatchObject({ smtpUrl, previewRecipient: to });
  },
);
