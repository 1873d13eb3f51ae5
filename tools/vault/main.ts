import {
  disposeOfApplications,
  expiredApplications,
} from "@forecourt/service-financing/applications/dispose";
import { openForStaff } from "@forecourt/service-financing/staff/open-for-staff";
import type { StaffDeps } from "@forecourt/service-financing/staff/staff-deps";
import { processEnv } from "@forecourt/service-kit/config";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { rotateKeys } from "@forecourt/service-kit/vault/rotate";
import { verifyLog } from "@forecourt/service-kit/vault/verify-log";
import { runCommand } from "../command-line/run-command.ts";
import { type VaultCommand, vaultCommand } from "./options.ts";
import { usage } from "./usage.ts";

await runCommand({
  name: "vault",
  usage,
  main,
  describe: (error) => (error instanceof StaffError ? error.message : error),
});

async function main(args: readonly string[]): Promise<number> {
  const command = vaultCommand(args);
  const deps = await openForStaff(processEnv());
  try {
    return await run(command, deps);
  } finally {
    await deps.database.close();
  }
}

async function run(command: VaultCommand, deps: StaffDeps): Promise<number> {
  if (command.kind === "rotate") return rotate(deps);
  if (command.kind === "verify") return verify(deps, command.noted);
  return dispose(deps, command.isDryRun);
}

async function rotate({ database, vault }: StaffDeps): Promise<number> {
  const { rewrapped, failed } = await rotateKeys(
    { area: "financing", query: database.query },
    vault.wrapper,
    {
      onBatch: (count) => console.error(`${count} keys wrapped`),
    },
  );
  console.log(`${rewrapped} keys are wrapped with version ${await vault.wrapper.currentVersion()}`);
  for (const id of failed) console.error(`the key of record ${id} could not be unwrapped`);
  return failed.length === 0 ? 0 : 1;
}

async function verify(
  { database, vault }: StaffDeps,
  noted: Parameters<typeof verifyLog>[2],
): Promise<number> {
  const verdict = await verifyLog(database.query, vault.secrets, noted);
  if (!verdict.ok) {
    console.error(`the access log is broken: ${verdict.problem}`);
    return 1;
  }
  console.log(`the access log is whole; note its head: ${verdict.head.seq}:${verdict.head.hash}`);
  return 0;
}

async function dispose({ database, vault, now }: StaffDeps, isDryRun: boolean): Promise<number> {
  const records = isDryRun
    ? await expiredApplications(database.query, { now: now(), most: 10_000 })
    : await disposeOfApplications(database, vault.secrets, now());
  for (const { number, dealerId, kind, receivedAt, retainedUntil } of records) {
    console.log(
      `${number}  ${dealerId}  ${kind}  received ${receivedAt}  retained until ${retainedUntil}`,
    );
  }
  console.log(`${records.length} ${isDryRun ? "to be disposed of" : "disposed of"}`);
  return 0;
}
