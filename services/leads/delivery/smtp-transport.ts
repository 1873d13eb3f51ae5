import { Readable } from "node:stream";
import nodemailer from "nodemailer";
import { mailOptions } from "./mail-options.ts";
import { smtpFailure } from "./smtp-failure.ts";
import type { Transport } from "./transport.ts";

export interface SmtpOptions {
  /** `smtp://user:password@host:port`; its query takes nodemailer's options. */
  url: string;
  from: string;
  /** Connections at most. */
  connections: number;
  /** Mails a second at most; null = as many as the server takes. */
  perSecond: number | null;
}

const CONNECT_MS = 10_000;
/** A server may think about a mail for minutes before it answers; others go on meanwhile. */
const SILENCE_MS = 120_000;

/** Sends over connections that are kept open. Trying again is the outbox's business, not the pool's. */
export function smtpTransport({ url, from, connections, perSecond }: SmtpOptions): Transport {
  const gates = new Map<string, () => Promise<void>>();
  const pool = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    ...(perSecond === null ? {} : { rateLimit: perSecond, rateDelta: 1000 }),
  });
  pool.use("stream", (mail, done) => {
    const gate = gates.get(String(mail.data.messageId));
    if (gate) mail.message.processFunc((input) => Readable.from(withGate(input, gate)));
    done();
  });
  return {
    async send(mail, lastBytes) {
      gates.set(mail.messageId, lastBytes);
      try {
        await pool.sendMail(mailOptions(mail, from));
      } finally {
        gates.delete(mail.messageId);
      }
    },
    async check() {
      try {
        await pool.verify();
        return null;
      } catch (error) {
        return smtpFailure(error).text;
      }
    },
    describe: smtpFailure,
    close: () => pool.close({ force: true }),
  };
}

/**
 * The message, of which the last piece waits for `gate`. It is read once the server has said that it
 * takes the data; without the last piece it has not got the mail.
 */
async function* withGate(input: Readable, gate: () => Promise<void>) {
  let last: unknown = null;
  for await (const piece of input) {
    if (last !== null) yield last;
    last = piece;
  }
  await gate();
  yield last;
}
