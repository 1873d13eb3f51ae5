import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { recordAccess } from "../vault/access-log.ts";
import { vaultStore } from "../vault/tables.ts";
import type { Vault } from "../vault/vault.ts";
import { StaffError } from "./staff-error.ts";
import { staffStore } from "./staff-tables.ts";
import { matchingStep, otpauthUri } from "./totp.ts";

/** The people who may read what is in the vault of an area. */
export interface StaffDeps<T, Purpose extends string = string> {
  database: { query: Kysely<T> };
  vault: Vault<Purpose>;
  now: () => Date;
  /** Name that authenticator apps show for their codes. Default: Applications. */
  issuer?: string;
}

/** A member of staff with the code that the app shows. */
export interface Credentials {
  name: string;
  code: string;
}

const MAX_FAILURES = 5;
const LOCK_MS = 15 * 60 * 1000;

/** The id of the data key of a member's secret. */
const recordOf = (name: string) => `staff:${name}`;

/**
 * Enrolls a member of staff, and returns the address for their app, which is not shown again. The first is
 * enrolled by the person who has the vault's keys, every other one by an enrolled member.
 * @throws StaffError
 */
export async function enroll<T>(
  deps: StaffDeps<T>,
  name: string,
  by: Credentials | null,
): Promise<string> {
  const { database, vault, now } = deps;
  if (!/^[a-z][a-z0-9.-]{1,39}$/.test(name)) {
    throw new StaffError("a name is 2 to 40 lower-case letters, digits, dots and dashes");
  }
  const staff = staffStore(database.query, vault.secrets.area);
  const enrolled = await staff.query.selectFrom(staff.table).select("name").execute();
  if (enrolled.some((one) => one.name === name))
    throw new StaffError(`${name} is enrolled already`);
  if (enrolled.length > 0) {
    if (by === null)
      throw new StaffError("an enrolled member enrolls others: --as NAME --code CODE");
    await authenticate(deps, by);
  }
  const secret = randomBytes(20);
  const key = await vault.newKey({
    record_id: recordOf(name),
    kind: "staff",
    retain_until: "9999-12-31T00:00:00.000Z",
  });
  await database.query.transaction().execute(async (transaction) => {
    const { query, tables } = vaultStore(transaction, vault.secrets.area);
    await query.insertInto(tables.vault_keys).values(key.row).execute();
    await staffStore(transaction, vault.secrets.area)
      .query.insertInto(staff.table)
      .values({
        name,
        secret: key.seal(staff.place, secret.toString("base64")),
        last_counter: 0,
        failures: 0,
        locked_until: null,
        enrolled_at: now().toISOString(),
      })
      .execute();
  });
  const actor = by === null ? "operator" : `staff:${by.name}`;
  const access = { actor, action: "enrolled", recordId: recordOf(name), reason: name } as const;
  await recordAccess(database, vault.secrets, { access, at: now() });
  return otpauthUri(secret, { name, issuer: deps.issuer ?? "Applications" });
}

/**
 * Checks a one-time code. Each is accepted once; five wrong ones in a row lock the member for 15 minutes.
 * @throws StaffError
 */
export async function authenticate<T>(
  deps: StaffDeps<T>,
  { name, code }: Credentials,
): Promise<void> {
  const { database, vault, now } = deps;
  const staff = staffStore(database.query, vault.secrets.area);
  const row = await staff.query
    .selectFrom(staff.table)
    .selectAll()
    .where("name", "=", name)
    .executeTakeFirst();
  if (!row) throw new StaffError("this name and code are not valid");
  if (row.locked_until !== null && row.locked_until > now().toISOString()) {
    throw new StaffError("too many wrong codes; try again in 15 minutes");
  }
  const access = { actor: recordOf(name), reason: "checks a one-time code" };
  const sealed = [{ ...staff.place, text: row.secret }];
  const [secret] = await vault.open(recordOf(name), sealed, access);
  const after = row.last_counter;
  const step = matchingStep(Buffer.from(String(secret), "base64"), code, { now: now(), after });
  if (step === null || !(await acceptStep(deps, name, step))) {
    await countFailure(deps, name, row.failures + 1);
    throw new StaffError("this name and code are not valid");
  }
}

/** False when another command has used the code. */
async function acceptStep<T>(
  { database, vault }: StaffDeps<T>,
  name: string,
  step: number,
): Promise<boolean> {
  const { query, table } = staffStore(database.query, vault.secrets.area);
  const { numUpdatedRows } = await query
    .updateTable(table)
    .set({ last_counter: step, failures: 0, locked_until: null })
    .where("name", "=", name)
    .where("last_counter", "<", step)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

async function countFailure<T>(
  { database, vault, now }: StaffDeps<T>,
  name: string,
  failures: number,
) {
  const { query, table } = staffStore(database.query, vault.secrets.area);
  const isLocked = failures >= MAX_FAILURES;
  const until = new Date(now().getTime() + LOCK_MS).toISOString();
  await query
    .updateTable(table)
    .set({ failures: isLocked ? 0 : failures, locked_until: isLocked ? until : null })
    .where("name", "=", name)
    .execute();
}
