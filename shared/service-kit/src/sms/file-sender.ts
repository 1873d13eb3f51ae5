import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SmsSender } from "./sender.ts";

/** Writes each message to a file that only this user can read, for a site without an SMS provider. */
export function fileSender(folder: string, now: () => Date = () => new Date()): SmsSender {
  return {
    async send({ to, body }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const date = now().toISOString();
      const name = `${date.replaceAll(":", "")}-${randomBytes(4).toString("hex")}.txt`;
      const text = `To: ${to}\nDate: ${date}\n\n${body}\n`;
      await writeFile(path.join(folder, `.${name}`), text, { mode: 0o600 });
      await rename(path.join(folder, `.${name}`), path.join(folder, name));
    },
  };
}
