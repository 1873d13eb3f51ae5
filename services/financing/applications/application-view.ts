import type { Party } from "@forecourt/contracts/areas/financing/application-parts";
import type { Application } from "@forecourt/contracts/areas/financing/applications";
import { Answer } from "@forecourt/contracts/areas/financing/applications";
import type { StatedDeal } from "@forecourt/contracts/areas/financing/car";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { Applicant } from "@forecourt/domain/financing/applicant";
import { maskSsn } from "@forecourt/domain/financing/ssn";
import { offeredDeal } from "../deal/car-name.ts";
import { dealOfBoth } from "../deal/state-deal.ts";
import type { ApplicationRow } from "../store/tables.ts";
import type { AnsweredApplication } from "./read-application.ts";
import type { StoredApplication } from "./stored.ts";

/** A sent application, and its answer. */
type Answered = Omit<AnsweredApplication, "content"> & { content: StoredApplication };

/**
 * The status page of an application, with the masked copy. For a co-borrower who filled in their part by invitation, it
 * has only the name: the co-borrower was promised that the borrower is not shown their data.
 */
export function applicationView(
  row: ApplicationRow,
  { content, terms, reasons, offer }: Answered,
  { company, sales }: DealerConfig,
  deal: StatedDeal | null,
): Application {
  const { borrower, coBorrower, isCoBorrowerInvited = true, consents } = content;
  const isPrivate = coBorrower !== null && isCoBorrowerInvited;
  const isOffered = terms !== null || offer !== null;
  const shown = isPrivate ? consents.filter(({ party }) => party === "borrower") : consents;
  return {
    party: "borrower",
    deal,
    ...progressOf(row, { company, sales }),
    answer: answerIn(row),
    adverseReasons: [...reasons],
    terms,
    offer,
    offeredFor: isOffered ? offeredDeal(content.deal, offer) : null,
    ...acceptanceOf(row),
    firstName: borrower.firstName,
    borrowerFirstName: borrower.firstName,
    isJoint: coBorrower !== null,
    borrower: maskedApplicant(borrower),
    coBorrower: coBorrower && !isPrivate ? maskedApplicant(coBorrower) : null,
    invitedCoBorrower: isPrivate
      ? { firstName: coBorrower.firstName, lastName: coBorrower.lastName }
      : null,
    consents: shown.map(({ name, party, text, at }) => ({ name, party, text, at })),
  };
}

/**
 * The status page behind the link of a mail: the state and the answer with its notice. Of the typed data, it has only
 * the first name and, with an offer, the money down, because the address of a mail may have a typing error.
 */
export function mailedView(
  row: ApplicationRow,
  answered: Answered,
  config: DealerConfig,
  party: Party,
): Application {
  const {
    borrower: _borrower,
    coBorrower: _coBorrower,
    invitedCoBorrower: _invited,
    ...view
  } = party === "borrower"
    ? applicationView(row, answered, config, null)
    : coBorrowerView(row, answered, config, null);
  const { firstName: borrowerFirstName } = view;
  const nothing = { borrower: null, coBorrower: null, consents: [] };
  return { ...view, borrowerFirstName, isJoint: false, ...nothing };
}

/**
 * The status page of the co-borrower, with their own part and the offer to both. The reasons of an adverse answer may
 * be about the borrower's credit, so the co-borrower hears this and any other answer from the store.
 */
export function coBorrowerView(
  row: ApplicationRow,
  { content, terms, offer }: Answered,
  config: DealerConfig,
  deal: StatedDeal | null,
): Application {
  const { borrower, coBorrower, consents, isHomeShared = false } = content;
  const isOffered = terms !== null || offer !== null;
  if (coBorrower === null)
    throw new Error("an application without a co-borrower has no such token");
  return {
    party: "coBorrower",
    deal: deal && dealOfBoth(deal),
    ...progressOf(row, config),
    answer: isOffered ? answerIn(row) : null,
    adverseReasons: [],
    terms,
    offer,
    offeredFor: isOffered ? offeredDeal(content.deal, offer) : null,
    ...acceptanceOf(row),
    firstName: coBorrower.firstName,
    borrowerFirstName: borrower.firstName,
    isJoint: true,
    borrower: null,
    coBorrower: isHomeShared ? withoutHome(coBorrower) : maskedApplicant(coBorrower),
    isHomeShared,
    consents: consents
      .filter(({ party }) => party === "coBorrower")
      .map(({ name, party, text, at }) => ({ name, party, text, at })),
  };
}

function answerIn({ answer }: ApplicationRow): Application["answer"] {
  return answer === null ? null : Answer.parse(answer);
}

function acceptanceOf(row: ApplicationRow) {
  return {
    validUntil: row.answer_valid_until,
    acceptedAt: row.accepted_at,
    withdrawnAcceptanceAt: row.withdrawn_acceptance_at,
  };
}

/** A co-borrower whose present address is the borrower's, which they have not typed and are not shown. */
function withoutHome(coBorrower: Applicant): ReturnType<typeof maskedApplicant> {
  const shown = maskedApplicant(coBorrower);
  const hidden = { fullAddress: "", apartment: null, city: "", state: "", zipCode: "" };
  const residences = shown.residences.map((home, index) =>
    index === 0 ? { ...home, ...hidden } : home,
  );
  return { ...shown, residences };
}

function progressOf(
  row: ApplicationRow,
  { company, sales }: Pick<DealerConfig, "company" | "sales">,
) {
  return {
    number: row.number,
    status: statusOf(row),
    receivedAt: row.received_at,
    viewedAt: row.viewed_at,
    answeredAt: row.answered_at,
    storeName: company.name,
    storeAddress: addressOf(company),
    storePhone: sales.phone,
  };
}

function addressOf(company: DealerConfig["company"]): string {
  const { addressLine1, addressLine2, city, stateShort, zip } = company;
  return [addressLine1, addressLine2, city, `${stateShort} ${zip}`]
    .filter((part) => part !== null)
    .join(", ");
}

/** Status of an application. */
export function statusOf(
  row: Pick<ApplicationRow, "viewed_at" | "answered_at">,
): Application["status"] {
  if (row.answered_at !== null) return "answered";
  return row.viewed_at === null ? "received" : "viewed";
}

/** An applicant without the number and the day of birth. */
export function maskedApplicant(applicant: Applicant): Omit<Applicant, "consents"> {
  const { consents: _given, ...shown } = applicant;
  return {
    ...shown,
    // Applications that were sent before the form asked.
    monthlyDebtsCents: shown.monthlyDebtsCents ?? null,
    ssn: maskSsn(applicant.ssn),
    dateOfBirth: `••/••/${applicant.dateOfBirth.slice(0, 4)}`,
  };
}
