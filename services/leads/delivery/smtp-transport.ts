import { Readable } from "node:stream";
import nodemailer from "nodemailer";
import { mailOptions } from "./mail-options.ts";
import { smtpFailure } from "./smtp-failure.ts";
import type { Transport } from "./transport.ts";

export interface SmtpOptions {
  /** `smtp://user:password@host:port`; its query takes nodemailer's options. */
  url: string;
  from: string;
  /** Maximum number of connections. */
  connections: number;
  /** Maximum number of mails a second; null = no limit. */
  perSecond: number | null;
}

const CONNECT_TIMEOUT_MS = 10_000;
/** Some servers scan a mail for minutes before they answer; other connections continue. */
const SOCKET_TIMEOUT_MS = 120_000;

/** Sends over a pool of open connections. Retries are the outbox's, not the pool's. */
export function smtpTransport({ url, from, connections, perSecond }: SmtpOptions): Transport {
  const commitPoints = new Map<string, () => Promise<void>>();
  const pool = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    ...(perSecond === null ? {} : { rateLimit: perSecond, rateDelta: 1000 }),
  });
  pool.use("stream", (mail, done) => {
    const commitPoint = commitPoints.get(String(mail.data.messageId));
    if (commitPoint)
      mail.message.processFunc((input) => Readable.from(holdLastChunk(input, commitPoint)));
    done();
  });
  return {
    async send(mail, commitPoint) {
      commitPoints.set(mail.messageId, commitPoint);
      try {
        await pool.sendMail(mailOptions(mail, from));
      } finally {
        commitPoints.delete(mail.messageId);
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
 * The message, with its last chunk held back until `commitPoint` resolves. The stream is read after the
 * server has accepted the DATA command; without the last chunk it has not accepted the mail.
 */
async function* holdLastChunk(input: Readable, commitPoint: () => Promise<void>) {
  let last: unknown = null;
  for await (const chunk of input) {
    if (last !== null) yield last;
    last = chunk;
  }
  await commitPoint();
  yield last;
}
