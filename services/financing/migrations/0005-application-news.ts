import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** Mails to applicants: what to send, the inquiry that it belongs to, and the token of the page in a mail. */
export const applicationNews: Migration = {
  name: "0005-application-news",
  async up(transaction) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};

const statements = [
  `create table financing_news (
    application_id text not null,
    news text not null,
    created_at text not null,
    state text not null,
    due_at text not null,
    owner text,
    attempts integer not null,
    last_error text,
    primary key (application_id, news)
  )`,
  "create index financing_news_by_time on financing_news (state, due_at)",
  "alter table financing_outbox add column lead_token text",
  "alter table financing_applications add column mail_token_hash text",
  "create unique index financing_applications_by_mail_token on financing_applications (mail_token_hash)",
];
