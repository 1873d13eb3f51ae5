import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";
import { z } from "zod";
import { keysOfContact } from "../store/visit-keys.ts";

/** Keys by which the desk finds visits: beginnings of names, and the end of the phone number. */
export const visitKeys: Migration = {
  name: "0020-visit-keys",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    const { rows } = await sql<z.infer<typeof Booked>>`
      select id, dealer_id, store_id, content from service_visits where status <> 'draft'`.execute(
      transaction,
    );
    for (const row of rows.map((one) => Booked.parse(one))) {
      for (const key of keysOfContact(Contact.parse(JSON.parse(row.content)).contact)) {
        await sql`insert into service_visit_keys (dealer_id, store_id, key, visit_id)
          values (${row.dealer_id}, ${row.store_id}, ${key}, ${row.id})`.execute(transaction);
      }
    }
  },
};

const Booked = z.object({
  id: z.string(),
  dealer_id: z.string(),
  store_id: z.string(),
  content: z.string(),
});

const Contact = z.object({
  contact: z
    .object({ firstName: z.string(), lastName: z.string(), phone: z.string() })
    .nullable()
    .default(null),
});

const statements = [
  `create table service_visit_keys (
    dealer_id text not null,
    store_id text not null,
    key text not null,
    visit_id text not null,
    primary key (dealer_id, store_id, key, visit_id)
  )`,
  "create index service_visit_keys_visit on service_visit_keys (visit_id)",
];
