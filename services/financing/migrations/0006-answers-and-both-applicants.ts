import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** The terms of an answer, the token of the co-borrower's mails, and the blind index of a person's applications. */
export const answersAndBothApplicants: Migration = {
  name: "0006-answers-and-both-applicants",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const statements = [
  "alter table financing_applications add column answer_terms text",
  "alter table financing_applications add column co_mail_token_hash text",
  "create unique index financing_applications_by_co_mail_token on financing_applications (co_mail_token_hash)",
  "alter table financing_applications add column person_index text",
  "create index financing_applications_by_person on financing_applications (person_index)",
];
