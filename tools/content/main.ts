import { processEnv } from "@forecourt/service-kit/config";
import { runCommand } from "../command-line/run-command.ts";
import { checkContent, chosenFiles } from "./check-content.ts";
import { type MissingTexts, missingTexts } from "./missing-texts.ts";
import { contentCommand } from "./options.ts";
import { printChecked } from "./print-checked.ts";
import { usage } from "./usage.ts";

await runCommand({ name: "content", usage, main });

async function main(args: readonly string[]): Promise<number> {
  const { dealer, language } = contentCommand(args);
  const folder = processEnv()["DEALERS_DIR"] ?? "dealers";
  if (language !== null) {
    return listMissing(missingTexts(await chosenFiles(folder, dealer), language, dealer), language);
  }
  return printChecked(await checkContent(folder, dealer));
}

function listMissing({ missing, unused, different }: MissingTexts, language: string): number {
  for (const line of missing) console.log(line);
  for (const line of unused) console.log(`note: no English text has this translation: ${line}`);
  for (const line of different) console.log(`note: ${line}`);
  console.log(`${missing.length} missing in "${language}", which the site shows in English`);
  return 0;
}
