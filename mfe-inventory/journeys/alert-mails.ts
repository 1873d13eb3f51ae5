import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { eventually } from "@forecourt/e2e/eventually";
import type { Site } from "@forecourt/e2e/site";

/** Where quoted-printable breaks a line. */
const softBreak = /=\r\n/g;

/** The mail to an address, once it has arrived. */
export async function mailTo(site: Site, recipient: string): Promise<string> {
  const folder = path.join(path.dirname(site.dealersDir), "data", "mail");
  let mail: string | undefined;
  await eventually(`a mail to ${recipient}`, async () => {
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"));
    const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
    mail = mails.find((text) => text.includes(`\r\nTo: ${recipient}\r\n`));
    return mail !== undefined;
  });
  return mail ?? "";
}

/** The page that the mail to an address leads to. */
export async function linkInMailTo(site: Site, recipient: string): Promise<string> {
  const mail = await mailTo(site, recipient);
  const [found] = /\/car-alerts\/[\w-]{43}/.exec(mail.replaceAll(softBreak, "")) ?? [];
  return found ?? "the mail has no link";
}
