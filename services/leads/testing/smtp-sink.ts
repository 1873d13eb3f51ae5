import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail as the server received it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  message: Buffer;
}

export interface SinkOptions {
  port?: number;
  /** Called for each recipient; a refusal rejects it. */
  onRecipient?: (address: string) => Promise<SmtpRefusal | null>;
  /** Called for each complete mail, before it is acknowledged. */
  onMail?: (mail: ReceivedMail) => Promise<SmtpRefusal | null>;
}

/** A reply of the server: 4xx temporary, 5xx permanent. */
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

/** A mail server in this process that accepts every mail, unless its options refuse it. */
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
    // A client that disconnected; tests look at the mails instead.
  });
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  // The address of a TCP server is never a string.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Replies with the refusal, if there is one. */
async function answer(
  asked: Promise<SmtpRefusal | null>,
  callback: (error?: Error | null) => void,
): Promise<void> {
  // A client that disconnects during its mail must not stop the server.
  const refusal = await asked.catch(() => ({ code: 451, text: "not understood" }));
  callback(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
}
