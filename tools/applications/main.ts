import { createInterface } from "node:readline";
import { exportJsonSchema } from "@forecourt/service-financing/staff/export-schema";
import { openForStaff } from "@forecourt/service-financing/staff/open-for-staff";
import type { StaffDeps } from "@forecourt/service-financing/staff/staff-deps";
import { processEnv } from "@forecourt/service-kit/config";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { authenticate, type Credentials, enroll } from "@forecourt/service-kit/staff/staff-store";
import { runCommand } from "../command-line/run-command.ts";
import { deskMs, promptOf, runDesk } from "./desk.ts";
import { type ApplicationsCommand, applicationsCommand } from "./options.ts";
import { runStaffCommand } from "./run-staff-command.ts";
import { usage } from "./usage.ts";

await runCommand({
  name: "applications",
  usage,
  main,
  describe: (error) => (error instanceof StaffError ? error.message : error),
});

async function main(args: readonly string[]): Promise<number> {
  const command = applicationsCommand(args);
  if (command.kind === "schema") {
    process.stdout.write(exportJsonSchema());
    return 0;
  }
  const deps = await openForStaff(processEnv());
  try {
    await run(command, deps);
    return 0;
  } finally {
    await deps.database.close();
  }
}

async function run(
  command: Exclude<ApplicationsCommand, { kind: "schema" }>,
  deps: StaffDeps,
): Promise<void> {
  if (command.kind === "enroll") {
    console.log(await enroll(deps, command.name, command.by));
    return;
  }
  await authenticate(deps, command.staff);
  if (command.kind === "desk") return openDesk(command.staff, deps);
  await runStaffCommand(command, deps);
}

/** Runs the commands that are typed after one code. Texts typed before the code are not in the history. */
async function openDesk(staff: Credentials, deps: StaffDeps): Promise<void> {
  const { stdin: input, stdout: output } = process;
  const terminal = createInterface({ input, output, prompt: "desk> ", historySize: 0 });
  // A terminal that is not used is closed, too.
  const closing = setTimeout(() => terminal.close(), deskMs);
  try {
    await runDesk(staff, {
      lines: terminal,
      run: (command) => runStaffCommand(command, deps),
      print: (line) => console.log(line),
      ready: promptOf(terminal),
      now: deps.now,
    });
  } finally {
    clearTimeout(closing);
    terminal.close();
  }
}
