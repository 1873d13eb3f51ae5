import { carParameter, readCar } from "@forecourt/contracts/areas/financing/car-parameter";
import { financingEvents } from "@forecourt/contracts/areas/financing/events";
import {
  getPreApproval,
  type PreApproval,
  requestPreApproval,
} from "@forecourt/contracts/areas/financing/pre-approval";
import {
  creditScoreField,
  dealParameters,
} from "@forecourt/contracts/areas/financing/pre-approval-paths";
import { AppError } from "@forecourt/contracts/errors";
import { checkPreApproval } from "@forecourt/domain/financing/pre-approval-form";
import { parseAmount } from "@forecourt/domain/financing/typed-values";
import type { Cents } from "@forecourt/domain/money";
import { identityOf } from "@forecourt/service-kit/idempotency/identity";
import { idempotencyKeyOf } from "@forecourt/service-kit/idempotency/key";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, Request } from "express";
import { applicationById, applicationByToken } from "../applications/find-application.ts";
import { readApplication } from "../applications/read-application.ts";
import { financingSiteOf, throwFaults } from "../applications/site-of.ts";
import { tokenOfApplication } from "../applications/tokens.ts";
import { currentDeal } from "../deal/state-deal.ts";
import type { Deps } from "../deps.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { storePreApproval } from "../pre-approval/store-pre-approval.ts";
import type { ApplicationRow } from "../store/tables.ts";
import { originOf } from "./origin-of.ts";
import { type PreApprovalInput, preApprovalFormRoutes } from "./pre-approval-forms.ts";

/** Asks for pre-approvals, and shows their answers again. */
export function preApprovalRoutes(app: Express, deps: Deps): void {
  preApprovalFormRoutes(app, deps, (input) => accept(deps, input));
  mount(app, requestPreApproval, (input) => accept(deps, input));
  mount(app, getPreApproval, async ({ params, request }) => {
    const { dealerId } = tenantOf(request);
    const wanted = { dealerId, token: params.token, kind: "pre-approval" } as const;
    const found = await applicationByToken(deps.database, deps.vault.secrets, wanted);
    if (found === null) throw new AppError("not-found", "no pre-approval has this token");
    return preApprovalOf(deps, found.row, false);
  });
}

/** @throws AppError fields-invalid, too-many-requests, and the errors of `requestPreApproval` */
async function accept(
  deps: Deps,
  { body, request, response }: PreApprovalInput,
): Promise<PreApproval> {
  const {
    formToken,
    website,
    [carParameter]: vehicle,
    [creditScoreField]: score,
    ...others
  } = body;
  const {
    [dealParameters.moneyDown]: down = "",
    [dealParameters.tradeEquity]: trade = "",
    ...form
  } = others;
  const isScore = score !== undefined && score !== "";
  const site = financingSiteOf(deps, request, "preApproval");
  const checked = checkPreApproval(form, site.context);
  if (!checked.ok) return throwFaults(checked.faults, site.site.texts);
  const { id, isUnchanged } = await storePreApproval(deps, {
    applicant: checked.value,
    vin: readCar(vehicle),
    moneyDownCents: amountOf(down),
    tradeEquityCents: amountOf(trade),
    isScore,
    origin: originOf(request, { formToken, website }),
    site,
    identity: identityIn(request, {
      ...form,
      ...(vehicle !== undefined && { vehicle }),
      ...(isScore && { isScore }),
    }),
    limit: () => limitNetwork(deps, { request, response }, "apply"),
  });
  return preApprovalOf(deps, await applicationById(deps.database, id), isUnchanged);
}

/** Null = none was stated, or it is no amount. */
function amountOf(typed: string): Cents | null {
  const amount = parseAmount(typed);
  return amount.ok ? amount.value : null;
}

async function preApprovalOf(
  { vault, findCar }: Deps,
  row: ApplicationRow,
  isUnchanged: boolean,
): Promise<PreApproval> {
  const access = { actor: "borrower", reason: "shows the answer" };
  const content = await readApplication(vault, row, access);
  if (content.kind !== "pre-approval") throw new Error("the content is not that of its kind");
  const { applicant, answer, isSandbox } = content;
  const deal = await currentDeal(findCar, row.dealer_id, content.deal);
  const event = {
    name: "InstantScreen" as const,
    value: financingEvents.InstantScreen,
    id: row.number,
  };
  return {
    number: row.number,
    token: tokenOfApplication(vault.secrets, row.id),
    receivedAt: row.received_at,
    firstName: applicant.firstName,
    isScore: row.is_score === 1,
    isSandbox,
    isUnchanged,
    event: isUnchanged ? null : event,
    zip: applicant.zip,
    validUntil: row.answer_valid_until,
    answer,
    car: deal?.car ?? null,
    moneyDownCents: deal?.moneyDownCents ?? null,
    tradeEquityCents: deal?.tradeEquityCents ?? null,
  };
}

function identityIn(request: Request, body: unknown) {
  const key = idempotencyKeyOf(request);
  const { method, path } = requestPreApproval;
  return key === null ? null : identityOf({ key, method, path, tenant: tenantOf(request), body });
}
