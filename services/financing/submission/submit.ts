import type { CarOfInterest } from "@forecourt/contracts/areas/financing/car";
import { AppError } from "@forecourt/contracts/errors";
import { type Applicant, checkApplicant } from "@forecourt/domain/financing/applicant";
import type { Deal } from "@forecourt/domain/financing/deal";
import type { CheckedForm, FinancingFault } from "@forecourt/domain/financing/faults";
import {
  hasSharedHome,
  withoutSharedFaults,
  withSharedHome,
} from "@forecourt/domain/financing/shared-home";
import { type FinancingSite, throwFaults } from "../applications/site-of.ts";
import type { LeadOrigin } from "../applications/stored.ts";
import { checkDealOf, findDealCar, statedDeal, vinOfFields } from "../deal/state-deal.ts";
import type { Deps } from "../deps.ts";
import { withFreshConsents } from "../drafts/consent-times.ts";
import { findDraft, type OpenDraft, readDraft } from "../drafts/draft-store.ts";
import { sameSsnFault } from "../drafts/same-ssn.ts";
import { type CheckedApplication, sealApplication, submitDraft } from "./store-application.ts";

interface SubmissionRequest {
  token: string;
  site: FinancingSite;
  origin: LeadOrigin;
  /** Called before anything is stored. @throws AppError too-many-requests */
  limit(): Promise<void>;
}

/** Result of a submission. */
interface Submission {
  id: string;
  /** An equal application was stored before. */
  isUnchanged: boolean;
  /** True for the one call that stored the application: the event of an application is counted there. */
  isNew: boolean;
}

/** A draft may be changed or submitted elsewhere in between. */
const MAX_TRIES = 8;

/**
 * Submits the draft of a token once; every further submission gets the same application.
 * @throws AppError not-found, fields-invalid, forbidden for the co-borrower's token, still-running
 */
export async function submit(deps: Deps, request: SubmissionRequest): Promise<Submission> {
  const { token, site, origin } = request;
  const named = { dealerId: site.dealerId, token };
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const found = await findDraft(deps, named);
    if (found.party !== "borrower") {
      throw new AppError("forbidden", "the borrower submits the application");
    }
    const { application_id: submitted } = found.row;
    if (submitted !== null) return { id: submitted, isUnchanged: false, isNew: false };
    const draft = await readDraft(deps, found, "submits the draft");
    const { application_id: meanwhile } = draft.row;
    if (meanwhile !== null) return { id: meanwhile, isUnchanged: false, isNew: false };
    const { borrower, coBorrower } = draft;
    const fields = { borrower, coBorrower };
    const car = await findDealCar(deps.findCar, site.dealerId, vinOfFields(borrower));
    const { deal: asked, ...applicants } = partsOf(draft, site, car);
    if (tries === 0) await request.limit();
    const deal = statedDeal(asked, car);
    const isCoBorrowerInvited = draft.row.co_token_hash !== null;
    const isHomeShared = hasSharedHome(coBorrower);
    const checked = {
      ...applicants,
      isCoBorrowerInvited,
      isHomeShared,
      deal,
      fields,
      origin,
      site,
    };
    const stored = await store(deps, draft, checked);
    if (stored !== null) return { ...stored, isNew: !stored.isUnchanged };
  }
  throw new AppError("still-running", "the draft is being changed elsewhere");
}

async function store(deps: Deps, { row }: OpenDraft, checked: CheckedApplication) {
  const application = await sealApplication(deps, checked);
  const stored = await deps.database.query
    .transaction()
    .execute((transaction) => submitDraft(transaction, row, application));
  if (stored !== null && !stored.isUnchanged) deps.onCommitted();
  return stored;
}

/** @throws AppError fields-invalid, with the fields of both */
function partsOf(
  draft: OpenDraft,
  { context, site, now }: FinancingSite,
  car: CarOfInterest | null,
): { borrower: Applicant; coBorrower: Applicant | null; deal: Deal } {
  const { row } = draft;
  const isJoint = row.is_joint === 1;
  const borrower = withFreshConsents(draft.borrower, now);
  const isInvited = row.co_token_hash !== null;
  const coBorrower = isInvited ? draft.coBorrower : withFreshConsents(draft.coBorrower, now);
  const first = checkApplicant(borrower, { ...context, isJoint });
  const deal = checkDealOf(borrower, { car, today: context.today });
  const whole = withSharedHome(coBorrower, borrower);
  const second = isJoint ? checkApplicant(whole, { ...context, isJoint }) : null;
  const sameSsn = sameSsnFault(draft);
  if (first.ok && deal.ok && second?.ok !== false && sameSsn === null) {
    return { borrower: first.value, coBorrower: second?.value ?? null, deal: deal.value };
  }
  return throwFaults(
    {
      ...prefixed("borrower", deal),
      ...prefixed("borrower", first),
      ...prefixed("coBorrower", second, coBorrower),
      ...(sameSsn && { [`${sameSsn.party}.ssn`]: sameSsn.fault }),
    },
    site.texts,
  );
}

function prefixed(
  party: string,
  checked: CheckedForm<unknown> | null,
  form: OpenDraft["coBorrower"] = {},
) {
  if (checked === null || checked.ok) return {};
  const own = withoutSharedFaults(form, checked.faults);
  const entries = Object.entries(own).map(([field, fault]): [string, FinancingFault] => [
    `${party}.${field}`,
    fault,
  ]);
  return Object.fromEntries(entries);
}
