import type { Migration } from "@forecourt/service-kit/db/migrate";
import { applications } from "./0001-applications.ts";
import { returnedForms } from "./0002-returned-forms.ts";
import { coBorrowerToken } from "./0003-co-borrower-token.ts";
import { invitedAt } from "./0004-invited-at.ts";
import { applicationNews } from "./0005-application-news.ts";
import { answersAndBothApplicants } from "./0006-answers-and-both-applicants.ts";
import { creditScores } from "./0007-credit-scores.ts";
import { acceptedOffers } from "./0008-accepted-offers.ts";
import { earlierAnswers } from "./0009-earlier-answers.ts";
import { carOfApplication } from "./0010-car-of-application.ts";

/** Every migration of the financing tables, in order. */
export const financingMigrations: readonly Migration[] = [
  applications,
  returnedForms,
  coBorrowerToken,
  invitedAt,
  applicationNews,
  answersAndBothApplicants,
  creditScores,
  acceptedOffers,
  earlierAnswers,
  carOfApplication,
];
