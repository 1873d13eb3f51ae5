import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** The answers that others replaced, the last day of an offer, and that an accepted offer was withdrawn. */
export const earlierAnswers: Migration = {
  name: "0009-earlier-answers",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const statements = [
  `create table financing_earlier_answers (
    id text primary key,
    application_id text not null,
    replaced_at text not null,
    content text not null
  )`,
  "create index financing_earlier_answers_by_application on financing_earlier_answers (application_id)",
  "alter table financing_applications add column answer_valid_until text",
  "alter table financing_applications add column withdrawn_acceptance_at text",
];
