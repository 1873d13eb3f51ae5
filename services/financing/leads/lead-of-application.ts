import type { sendApplicationLead } from "@forecourt/contracts/leads/send";
import type { z } from "zod";
import type { StoredContent } from "../applications/stored.ts";
import { carName } from "../deal/car-name.ts";
import type { ApplicationRow } from "../store/tables.ts";
import { nameOfKind } from "./name-of-kind.ts";
import { vehiclesOfDeal } from "./vehicles-of-deal.ts";

type LeadBody = z.input<NonNullable<(typeof sendApplicationLead)["body"]>>;

/**
 * The lead of an application: the contact, a reference, the name of a co-borrower, and the cars with the amounts of the
 * deal. Nothing about the applicants' finances. The dealer reads the application with a command.
 */
export function leadOfApplication(row: ApplicationRow, content: StoredContent): LeadBody {
  const { firstName, lastName, email, phone } =
    content.kind === "full" ? content.borrower : content.applicant;
  const { formToken, website } = content.origin;
  return {
    template: content.kind === "full" ? "FULL_CREDIT_APP" : "APPLY_FINANCING",
    subject: subjectOf(row, content),
    isOneButton: content.kind === "full",
    text: textOf(row, content),
    user: { firstName, lastName, email, phone },
    ...vehiclesOfDeal(content.deal),
    store: row.store_id,
    ...(formToken !== null && { formToken }),
    ...(website !== null && { website }),
  };
}

/** Has no name, because phones show subjects on the lock screen. */
function subjectOf(row: ApplicationRow, content: StoredContent): string {
  const { deal } = content;
  const isJoint = content.kind === "full" && content.coBorrower !== null;
  const about = [(deal && carName(deal)) ?? "no car chosen", ...(isJoint ? ["joint"] : [])];
  return `${nameOfKind(row)} ${row.number}: ${about.join(", ")}`;
}

/** Next step of the staff besides reading the application. In English, like every text for staff. */
const nextSteps: Readonly<Record<string, string>> = {
  "no-answer": "The credit bureau gave no answer. The website promised a call: please call back.",
  review: "The website gave no amount, and promised that a person looks at it.",
};

/** ADF has one customer: the comments name the co-applicant, without other data. */
function textOf(row: ApplicationRow, content: StoredContent): string {
  const { number, outcome } = row;
  const what = nameOfKind(row);
  const nextStep = nextSteps[outcome];
  return [
    `${what}, reference ${number}.`,
    ...coBorrowerIn(content),
    ...(nextStep === undefined ? [] : [nextStep]),
    `To read it: npm run applications -- show ${number}`,
  ].join("\n");
}

function coBorrowerIn(content: StoredContent): string[] {
  const coBorrower = content.kind === "full" ? content.coBorrower : null;
  if (coBorrower === null) return [];
  const { firstName, lastName } = coBorrower;
  return [`Joint application. The co-borrower is ${firstName} ${lastName}.`];
}
