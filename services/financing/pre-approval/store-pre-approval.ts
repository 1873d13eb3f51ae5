import { randomUUID } from "node:crypto";
import type { CarOfInterest, StatedDeal } from "@forecourt/contracts/areas/financing/car";
import type { PreApprovalApplicant } from "@forecourt/domain/financing/pre-approval-form";
import type { Cents } from "@forecourt/domain/money";
import { canonicalJson } from "@forecourt/service-kit/idempotency/canonical-json";
import type { RequestIdentity } from "@forecourt/service-kit/idempotency/identity";
import {
  findIdempotentResult,
  runIdempotent,
} from "@forecourt/service-kit/idempotency/run-idempotent";
import { earlierOf, insertApplication } from "../applications/insert-application.ts";
import type { FinancingSite } from "../applications/site-of.ts";
import { consentTextsOf } from "../applications/site-of.ts";
import { contentColumn, type LeadOrigin, type StoredPreApproval } from "../applications/stored.ts";
import { newNumber, tokenHash, tokenOfApplication } from "../applications/tokens.ts";
import { carName } from "../deal/car-name.ts";
import { findDealCar, openDeal, statedDeal } from "../deal/state-deal.ts";
import type { Deps } from "../deps.ts";
import { personIndex } from "../submission/store-application.ts";
import { retainUntil } from "../vault/retention.ts";
import { answerOf } from "./answer.ts";

export interface PreApprovalRequest {
  applicant: PreApprovalApplicant;
  /** The car that it is for; null = none. */
  vin: string | null;
  /** Money that the applicant would put down for the car; null = not stated. */
  moneyDownCents: Cents | null;
  /** The trade-in value that the applicant expects; null = not stated. */
  tradeEquityCents: Cents | null;
  /** Asked for as a credit score. */
  isScore: boolean;
  origin: LeadOrigin;
  site: FinancingSite;
  identity: RequestIdentity | null;
  /** Called before the bureau is asked. @throws AppError too-many-requests */
  limit(): Promise<void>;
}

interface Stored {
  id: string;
  isUnchanged: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Time within which an equal request is the same pre-approval, while its range holds. */
const SAME_MS = 30 * DAY_MS;

/** Without an answer, the bureau is asked again sooner. */
const SAME_WITHOUT_ANSWER_MS = 10 * 60 * 1000;

const area = "financing";

/** Asks the bureau and stores the request with its lead, unless the same was stored before. */
export async function storePreApproval(deps: Deps, request: PreApprovalRequest): Promise<Stored> {
  const { database, now } = deps;
  const { identity } = request;
  const known = identity && (await findIdempotentResult<Stored>({ database, area }, identity));
  if (known) return known.answer;
  const digest = digestOf(deps, request);
  const earlier = await earlierOf(database.query, digest, now().toISOString());
  if (earlier !== null) return { id: earlier, isUnchanged: true };
  await request.limit();
  const application = await sealedPreApproval(deps, request, digest);
  const { answer, isRepeated } = await runIdempotent(
    { database, area, now },
    identity,
    (transaction) => insertApplication(transaction, application),
  );
  if (!isRepeated && !answer.isUnchanged) deps.onCommitted();
  return answer;
}

/** The last day of a range. */
function lastDay({ context: { today }, validDays }: FinancingSite): string {
  const day = new Date(`${today}T00:00:00Z`);
  return new Date(day.getTime() + validDays * DAY_MS).toISOString().slice(0, 10);
}

/** Keyed: without the vault's secret, a guessed applicant cannot be compared with it. */
function digestOf({ vault }: Deps, { applicant, vin, isScore, site }: PreApprovalRequest): string {
  const { dealerId, storeId } = site;
  const asked = isScore ? "credit-score" : "pre-approval";
  const typed = [asked, dealerId, storeId, applicant, ...(vin === null ? [] : [vin])];
  return vault.secrets.digest("same", canonicalJson(typed));
}

/** Money down and trade-in are stored only with a car, and together are less than its price. */
function dealOf(
  car: CarOfInterest | null,
  { moneyDownCents, tradeEquityCents }: PreApprovalRequest,
): StatedDeal {
  const total = car?.facts?.totalCents ?? 0;
  const below = (cents: Cents | null) => (cents !== null && cents < total ? cents : null);
  const equity = below(tradeEquityCents);
  const amounts = {
    moneyDownCents: below(moneyDownCents),
    tradeEquityCents: equity === 0 ? null : equity,
  };
  return statedDeal({ ...openDeal, ...amounts }, car);
}

function sameMsOf({ outcome }: StoredPreApproval["answer"], { validDays }: FinancingSite): number {
  return outcome === "no-answer" ? SAME_WITHOUT_ANSWER_MS : Math.min(SAME_MS, validDays * DAY_MS);
}

async function sealedPreApproval(deps: Deps, request: PreApprovalRequest, digest: string) {
  const { vault, bureau, log, now } = deps;
  const { applicant, vin, origin, site } = request;
  const deal = dealOf(await findDealCar(deps.findCar, site.dealerId, vin), request);
  const carYear = deal.car?.facts?.year ?? null;
  const question = { applicant, site: site.site, today: site.context.today, carYear };
  const { answer, score } = await answerOf({ bureau, log }, question);
  const at = now();
  const id = randomUUID();
  const { text } = consentTextsOf(site.site.texts).softPull;
  const content: StoredPreApproval = {
    kind: "pre-approval",
    applicant,
    answer,
    score,
    isSandbox: bureau.isSandbox,
    deal,
    consents: [
      {
        name: "softPull",
        party: "borrower",
        version: applicant.softPullConsent,
        text,
        at: at.toISOString(),
      },
    ],
    origin,
  };
  const key = await vault.newKey({
    record_id: id,
    kind: "pre-approval",
    retain_until: retainUntil(at).toISOString(),
  });
  const sameMs = sameMsOf(answer, site);
  return {
    row: {
      id,
      dealer_id: site.dealerId,
      store_id: site.storeId,
      kind: "pre-approval" as const,
      number: newNumber("P"),
      is_score: request.isScore ? (1 as const) : (0 as const),
      token_hash: tokenHash(vault.secrets, tokenOfApplication(vault.secrets, id)),
      co_token_hash: null,
      mail_token_hash: null,
      co_mail_token_hash: null,
      content: key.seal(contentColumn, content),
      ssn_index: null,
      person_index: personIndex(vault.secrets, site.dealerId, applicant),
      outcome: answer.outcome,
      received_at: at.toISOString(),
      answer_valid_until: answer.outcome === "range" ? lastDay(site) : null,
      car: carName(deal),
    },
    key: key.row,
    same: { digest, until: new Date(at.getTime() + sameMs) },
  };
}
