import path from "node:path";
import { processEnv, readConfig, variables } from "@forecourt/service-kit/config";
import { z } from "zod";
import { fileOf, list, mailFiles, read } from "./mailbox.ts";
import { printable } from "./printable.ts";
import { listTextMessages, textMessages } from "./text-messages.ts";
import { usage } from "./usage.ts";

process.exitCode = await main(process.argv.slice(2));

async function main([command = "list", which, ...more]: string[]): Promise<number> {
  if (command === "--help") return print(usage);
  const config = readConfig(z.object({ DATA_DIR: variables.DATA_DIR }), processEnv());
  const smsFolder = path.join(config.DATA_DIR, "sms");
  if (command === "sms" && which === undefined) return print(await textMessages(smsFolder));
  const folder = path.join(config.DATA_DIR, "mail");
  const files = await mailFiles(folder);
  if (command === "list" && which === undefined) {
    const texts = await listTextMessages(smsFolder);
    const mails = await list(folder, files);
    return print(texts === "" ? mails : `${mails}\n\nText messages:\n${texts}`);
  }
  if (command === "read" && which !== undefined && more.length === 0) {
    const file = fileOf(files, which);
    if (file === null) return print(`no mail "${which}" (${files.length} mails)`, 1);
    return print(await read(path.join(folder, file)));
  }
  return print(usage, 2);
}

function print(text: string, code = 0): number {
  (code === 0 ? console.log : console.error)(printable(text));
  return code;
}
