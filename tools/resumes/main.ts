import { writeFileSync } from "node:fs";
import { openForStaff, type StaffDeps } from "@forecourt/service-company/staff/open-for-staff";
import { listResumes, openResume } from "@forecourt/service-company/staff/resumes";
import { processEnv } from "@forecourt/service-kit/config";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { authenticate, enroll } from "@forecourt/service-kit/staff/staff-store";
import { runCommand } from "../command-line/run-command.ts";
import { printable } from "../mailbox/printable.ts";
import { type ResumesCommand, resumesCommand } from "./options.ts";
import { usage } from "./usage.ts";

await runCommand({
  name: "resumes",
  usage,
  main,
  describe: (error) => (error instanceof StaffError ? error.message : error),
});

async function main(args: readonly string[]): Promise<number> {
  const command = resumesCommand(args);
  const deps = await openForStaff(processEnv());
  try {
    await run(command, deps);
    return 0;
  } finally {
    await deps.database.close();
  }
}

async function run(command: ResumesCommand, deps: StaffDeps): Promise<void> {
  if (command.kind === "enroll") {
    console.log(await enroll(deps, command.name, command.by));
    return;
  }
  await authenticate(deps, command.staff);
  if (command.kind === "list") await list(deps, command.dealerId);
  else await exportResume(deps, command);
}

async function list(deps: StaffDeps, dealerId: string | null): Promise<void> {
  const rows = await listResumes(deps, { dealerId, most: 200 });
  for (const row of rows) {
    const { number, received_at: received, dealer_id: dealer, store_id: store, format, size } = row;
    const place = store === null ? dealer : `${dealer}/${store}`;
    const state = row.is_sent === 1 ? "mailed" : "not confirmed";
    console.log(
      `${number}  ${received}  ${place}  ${format}  ${Math.ceil(size / 1000)} KB  ${state}`,
    );
  }
  if (rows.length === 0) console.log("none");
}

/** A file is readable by its owner only, and never overwritten. */
async function exportResume(
  deps: StaffDeps,
  { number, out, staff }: Extract<ResumesCommand, { kind: "export" }>,
): Promise<void> {
  const { file, format, firstName, lastName, email, position } = await openResume(
    deps,
    number,
    staff,
  );
  const target = out ?? `${number}.${format}`;
  writeFileSync(target, file, { mode: 0o600, flag: "wx" });
  const about = [`${firstName} ${lastName}`, email, position].filter(Boolean).join(", ");
  console.log(printable(`${target}: ${about}`));
}
