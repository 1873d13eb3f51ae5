import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { smtpTransport } from "../delivery/smtp-transport.ts";
import type { Transport } from "../delivery/transport.ts";
import { composeContext } from "../testing/compose-context.ts";
import { composeInquiry, generatedInquiry } from "../testing/generated-inquiry.ts";

interface Received {
  from: string;
  to: string[];
  raw: Buffer;
}

const received: Received[] = [];
const commands: string[] = [];
let server: SMTPServer;
let transport: Transport;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      commands.push(address);
      done();
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, raw: Buffer.concat(parts) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  transport = smtpTransport({
    url,
    from: "website@forecourt.example",
    connections: 2,
    perSecond: null,
  });
});
afterAll(async () => {
  transport.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});

test("each mail has one recipient over SMTP, and keeps dots at line starts", async () => {
  const base = await composeContext();
  const inquiries = fc.sample(generatedInquiry, 120);
  const mails = inquiries.flatMap((inquiry) => composeInquiry(inquiry, base));
  for (const [index, mail] of mails.entries()) {
    const at = new Date("2026-07-15T17:00:00Z");
    const id = `m${index}`;
    const claimed = {
      ...mail,
      id,
      messageId: `<${id}@forecourt.example>`,
      createdAt: at,
      firstDueAt: at,
    };
    await transport.send({ ...claimed, failures: 0, isSuspected: false }, async () => {});
  }
  expect(commands).toEqual(mails.map(({ recipient }) => recipient));
  expect(received).toHaveLength(mails.length);
  for (const [index, { from, to, raw }] of received.entries()) {
    const sent = mails[index];
    const mail = await PostalMime.parse(raw);
    expect(mail.messageId).toBe(`<m${index}@forecourt.example>`);
    expect([from, to]).toEqual(["website@forecourt.example", [sent?.recipient]]);
    expect(mail.subject).toBe(sent?.subject);
    expect((mail.text ?? "").replaceAll("\r\n", "\n").trimEnd()).toBe(sent?.text?.trimEnd());
  }
});
