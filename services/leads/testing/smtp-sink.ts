import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail as a server got it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  message: Buffer;
}

export interface SinkOptions {
  port?: number;
  /** Asked for each recipient, before its mail is taken. */
  onRecipient?: (address: string) => Promise<SmtpRefusal | null>;
  /** Asked for each mail that has come in whole, before that is said. */
  onMail?: (mail: ReceivedMail) => Promise<SmtpRefusal | null>;
}

/** An answer of the server: 4xx for now, 5xx for good. */
export interface SmtpRefusal {
  code: number;
  text: string;
}

export interface SmtpSink {
  url: string;
  port: number;
  mails: ReceivedMail[];
  close(): Promise<void>;
}

/** A mail server of this process that takes everything, or what its options let it take. */
export async function startSmtpSink(options: SinkOptions = {}): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  const taken = async (mail: ReceivedMail) => {
    const refusal = (await options.onMail?.(mail)) ?? null;
    if (refusal === null) mails.push(mail);
    return refusal;
  };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => {
      void answer(options.onRecipient?.(address) ?? Promise.resolve(null), callback);
    },
    onData: (stream, { envelope }, callback) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      const to = envelope.rcptTo.map(({ address }) => address);
      void answer(
        buffer(stream).then((message) => taken({ from, to, message })),
        callback,
      );
    },
  });
  server.on("error", () => {
    // A client that is gone: what becomes of its mail is what tests look at.
  });
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  // A TCP server has this kind of address.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Says what `asked` comes to: nothing against it, or a refusal. */
async function answer(
  asked: Promise<SmtpRefusal | null>,
  callback: (error?: Error | null) => void,
): Promise<void> {
  // A client that is gone in the middle of its mail gets no answer, but the server goes on.
  const refusal = await asked.catch(() => ({ code: 451, text: "not understood" }));
  callback(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
}
