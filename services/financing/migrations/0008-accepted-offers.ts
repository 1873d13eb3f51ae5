import type { Migration } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";

/** The loan that an answer offers, and that the applicant accepted it. */
export const acceptedOffers: Migration = {
  name: "0008-accepted-offers",
  async up(transaction) {
    for (const column of ["answer_offer", "acceptance", "accepted_at"]) {
      await sql
        .raw(`alter table financing_applications add column ${column} text`)
        .execute(transaction);
    }
  },
};
