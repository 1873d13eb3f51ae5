import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { parseSsn } from "@forecourt/domain/financing/ssn";
import { financingConfig } from "@forecourt/service-financing/config";
import { answerApplication } from "@forecourt/service-financing/staff/answer-application";
import { answerLines } from "@forecourt/service-financing/staff/answer-lines";
import {
  listApplications,
  type ShownApplication,
  showApplication,
} from "@forecourt/service-financing/staff/applications";
import { exportCsv, exportDocument } from "@forecourt/service-financing/staff/export-application";
import { listLines } from "@forecourt/service-financing/staff/list-lines";
import { maskedDocument } from "@forecourt/service-financing/staff/masked-document";
import { showSheet } from "@forecourt/service-financing/staff/sheet/show-sheet";
import type { StaffDeps } from "@forecourt/service-financing/staff/staff-deps";
import { processEnv } from "@forecourt/service-kit/config";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { printable } from "../mailbox/printable.ts";
import type { StaffCommand } from "./options.ts";

/** Runs a command of a member of staff whose code was checked. @throws StaffError */
export async function runStaffCommand(command: StaffCommand, deps: StaffDeps): Promise<void> {
  const { staff } = command;
  if (command.kind === "list") {
    await list(command, deps);
  } else if (command.kind === "show") {
    if (command.isSheet) {
      const dealers = await loadDealers(financingConfig(processEnv()).dealersDir);
      console.log(printable(await showSheet({ ...deps, dealers }, command.number, staff)));
      return;
    }
    const shown = await showApplication(deps, command.number, staff);
    console.log(printable(JSON.stringify(maskedDocument(shown), null, 2)));
  } else if (command.kind === "export") {
    const shown: ShownApplication[] = [];
    for (const number of command.numbers) shown.push(await showApplication(deps, number, staff));
    write(command, shown);
  } else {
    const lines = answerLines(command, deps.now()).join("\n");
    if (!command.isPreview) await answerApplication(deps, command, staff);
    console.log(`${command.number}: ${printable(lines)}`);
    if (command.isPreview) console.log("Nothing was sent: give it without --preview.");
  }
}

async function list(
  { dealerId, findsSsn }: Extract<StaffCommand, { kind: "list" }>,
  deps: StaffDeps,
): Promise<void> {
  const ssn = findsSsn ? parseSsn(await text(process.stdin)) : null;
  if (ssn?.ok === false) throw new StaffError("standard input holds no social security number");
  const most = 200;
  const rows = await listApplications(deps, { dealerId, ssn: ssn?.value ?? null, most });
  const dealers = await loadDealers(financingConfig(processEnv()).dealersDir);
  const known = new Set(dealers.ids);
  // The applications of a dealer that has left the configuration are kept, too.
  const timeZoneOf = (store: { dealerId: string; storeId: string }) =>
    known.has(store.dealerId) ? dealers.site(store).timezone : "UTC";
  for (const line of listLines(rows, timeZoneOf)) console.log(printable(line));
  if (rows.length === 0) console.log("none");
}

/** A file is readable by its owner only, and never overwritten. */
function write(
  { isCsv, out }: { isCsv: boolean; out: string | null },
  shown: readonly ShownApplication[],
): void {
  const document = isCsv
    ? exportCsv(shown)
    : `${JSON.stringify(shown.map(exportDocument), null, 2)}\n`;
  if (out === null) process.stdout.write(document);
  else writeFileSync(out, document, { mode: 0o600, flag: "wx" });
}
