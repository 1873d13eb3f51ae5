import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Site } from "./site.ts";

/** A mail as a person reads it. */
export interface ReadableMail {
  to: string;
  subject: string;
  text: string;
}

/** The mails of a site's mailbox, decoded. */
export async function readMailbox({
  dealersDir,
}: Pick<Site, "dealersDir">): Promise<ReadableMail[]> {
  const folder = path.join(path.dirname(dealersDir), "data", "mail");
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"));
  return Promise.all(
    files.map(async (file) => readable(await readFile(path.join(folder, file), "utf8"))),
  );
}

function readable(mail: string): ReadableMail {
  const end = mail.indexOf("\r\n\r\n");
  const head = mail.slice(0, end).replaceAll(/\r\n[ \t]+/g, " ");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(head)?.[1]?.trim() ?? "";
  const subject = header("Subject").replaceAll(/\?= =\?/g, "?==?");
  return {
    to: header("To"),
    subject: subject.replaceAll(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, text: string) =>
      decoded(text.replaceAll("_", " ")),
    ),
    // The part with markup has the same text.
    text: decoded(mail.slice(end).split(/^Content-Type: text\/html/m)[0] ?? ""),
  };
}

/** Quoted-printable of UTF-8. */
function decoded(text: string): string {
  const byte = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  const bytes = text.replaceAll("=\r\n", "").replaceAll(/=([0-9A-F]{2})/g, byte);
  return Buffer.from(bytes, "latin1").toString("utf8");
}
