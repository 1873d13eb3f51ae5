import type { Kysely } from "kysely";

/** A row of `<area>_staff`. */
interface StaffRow {
  name: string;
  /** Sealed TOTP secret. */
  secret: string;
  /** The time step of the last accepted code, which is not accepted again. */
  last_counter: number;
  failures: number;
  locked_until: string | null;
  enrolled_at: string;
}

/** The table of an area's staff, as the area's own database type has it. */
export type TableOfStaff<Area extends string> = { [Name in `${Area}_staff`]: StaffRow };

/** The staff of an area in a database or a transaction, as `vaultStore` does for the vault. */
export function staffStore<T>(query: Kysely<T>, area: string) {
  const table = `${area}_staff` as "staff";
  return {
    query: query as unknown as Kysely<{ staff: StaffRow }>,
    table,
    /** Column whose secrets are sealed. */
    place: { table, column: "secret" },
  };
}
