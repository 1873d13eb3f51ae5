import { disposeOfResumes, expiredResumes } from "@forecourt/service-company/resumes/dispose";
import { openForStaff as openCompany } from "@forecourt/service-company/staff/open-for-staff";
import {
  disposeOfApplications,
  expiredApplications,
} from "@forecourt/service-financing/applications/dispose";
import { openForStaff as openFinancing } from "@forecourt/service-financing/staff/open-for-staff";
import { type Env, processEnv } from "@forecourt/service-kit/config";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { runCommand } from "../command-line/run-command.ts";
import { type VaultCommand, vaultCommand } from "./options.ts";
import { type AreaVault, rotate, verify } from "./run-vault.ts";
import { usage } from "./usage.ts";

await runCommand({
  name: "vault",
  usage,
  main,
  describe: (error) => (error instanceof StaffError ? error.message : error),
});

/** The vaults of a site, one after the other; the exit code is the worst of all. */
async function main(args: readonly string[]): Promise<number> {
  const command = vaultCommand(args);
  const env = processEnv();
  const codes = [await financing(command, env), await company(command, env)];
  return Math.max(...codes);
}

async function financing(command: VaultCommand, env: Env): Promise<number> {
  const deps = await openFinancing(env);
  const { database, vault, now } = deps;
  return run(command, {
    ...deps,
    area: "financing",
    expired: () => expiredApplications(database.query, { now: now(), most: 10_000 }),
    dispose: () => disposeOfApplications(database, vault.secrets, now()),
  });
}

async function company(command: VaultCommand, env: Env): Promise<number> {
  const deps = await openCompany(env);
  const { database, now } = deps;
  return run(command, {
    ...deps,
    area: "company",
    expired: () => expiredResumes(database, { now: now(), most: 10_000 }),
    dispose: () => disposeOfResumes(deps, now()),
  });
}

async function run<T>(command: VaultCommand, vault: AreaVault<T>): Promise<number> {
  try {
    if (command.kind === "rotate") return await rotate(vault);
    if (command.kind === "verify")
      return await verify(vault, command.noted.get(vault.area) ?? null);
    return await dispose(vault, command.isDryRun);
  } finally {
    await vault.database.close();
  }
}

async function dispose<T>(vault: AreaVault<T>, isDryRun: boolean): Promise<number> {
  const records = await (isDryRun ? vault.expired() : vault.dispose());
  for (const { number, dealerId, receivedAt, retainedUntil } of records) {
    console.log(`${number}  ${dealerId}  received ${receivedAt}  retained until ${retainedUntil}`);
  }
  console.log(`${vault.area}: ${records.length} ${isDryRun ? "to be disposed of" : "disposed of"}`);
  return 0;
}
