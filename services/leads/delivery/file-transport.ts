import { mkdir, open, rename } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "@forecourt/service-kit/error-code";
import MailComposer from "nodemailer/lib/mail-composer";
import type { ClaimedMail } from "../store/claimed-mail.ts";
import { mailOptions } from "./mail-options.ts";
import type { Transport } from "./transport.ts";

/**
 * Writes mails as `.eml` files, for an installation without a mail server. A retry writes the same file,
 * and a file is complete or absent.
 */
export async function fileTransport({
  folder,
  from,
}: {
  folder: string;
  from: string;
}): Promise<Transport> {
  await mkdir(folder, { recursive: true });
  return {
    async send(mail) {
      const message = await new MailComposer(mailOptions(mail, from)).compile().build();
      const file = path.join(folder, mailFileName(mail));
      await writeAndSync(`${file}.new`, message);
      await rename(`${file}.new`, file);
      await syncFolder(folder);
    },
    async check() {
      try {
        await mkdir(folder, { recursive: true });
        await syncFolder(folder);
        return null;
      } catch (error) {
        return describe(error).text;
      }
    },
    describe,
    close() {},
  };
}

/** Sorts by creation time: `20261121T124048123Z-<id>.eml`. */
function mailFileName({ id, createdAt }: ClaimedMail): string {
  return `${createdAt.toISOString().replaceAll(/[-:.]/g, "")}-${id}.eml`;
}

async function writeAndSync(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, "w");
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The new name is durable once its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function describe(error: unknown): ReturnType<Transport["describe"]> {
  const code = errorCode(error);
  // A full disk or a missing folder is not a failure of the mail.
  if (code !== null) return { kind: "server", text: `the mail folder: ${code}` };
  return { kind: "temporary", text: "the mail could not be written" };
}
