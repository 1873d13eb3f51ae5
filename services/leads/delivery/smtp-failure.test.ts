import { expect, test } from "@jest/globals";
import { smtpFailure } from "./smtp-failure.ts";

const secret = "550 ada@moss.example: no such user";

test.each([
  [
    { code: "EENVELOPE", responseCode: 550, command: "RCPT TO" },
    "refused",
    "EENVELOPE 550 at RCPT TO",
  ],
  [
    { code: "EENVELOPE", responseCode: 450, command: "RCPT TO" },
    "temporary",
    "EENVELOPE 450 at RCPT TO",
  ],
  [
    { code: "EENVELOPE", responseCode: 553, command: "MAIL FROM" },
    "temporary",
    "EENVELOPE 553 at MAIL FROM",
  ],
  [{ code: "EMESSAGE", responseCode: 554, command: "DATA" }, "refused", "EMESSAGE 554 at DATA"],
  [{ code: "EMESSAGE", responseCode: 503, command: "DATA" }, "temporary", "EMESSAGE 503 at DATA"],
  [
    { code: "EENVELOPE", responseCode: 421, command: "MAIL FROM" },
    "server",
    "EENVELOPE 421 at MAIL FROM",
  ],
  [
    { code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" },
    "server",
    "EAUTH 535 at AUTH PLAIN",
  ],
  [{ code: "ETIMEDOUT", command: "CONN" }, "server", "ETIMEDOUT at CONN"],
  [{ code: "ESOCKET", command: `RCPT TO:<ada@moss.example>` }, "server", "ESOCKET at sending"],
  [{}, "server", "unknown at sending"],
  ["a text", "server", "unknown at sending"],
])("classifies %j as %s", (error, kind, text) => {
  const thrown =
    typeof error === "string" ? error : { message: secret, response: secret, ...error };
  expect(smtpFailure(thrown)).toEqual({ kind, text });
});
