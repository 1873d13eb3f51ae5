import type { DueNotification } from "../applications/notification-queue.ts";
import {
  type Acceptance,
  acceptanceColumn,
  contentColumn,
  type StoredApplication,
} from "../applications/stored.ts";
import { offeredDeal } from "../deal/car-name.ts";
import type { Vault } from "../vault/vault.ts";

/**
 * Details that a mail states besides its event: the car and the money down with an answer, the accepted loan with an
 * acceptance, and the recipient where that is the co-borrower. Reading the application for this is logged.
 * @throws VaultError
 */
export async function statedInMail(vault: Vault, due: DueNotification) {
  const isCo = due.party === "coBorrower";
  const isAnswer = due.event === "answered" || due.event === "accepted";
  if (!isCo && !isAnswer) return {};
  const { application, acceptance } = await openForMail(vault, due);
  const offer = acceptance?.offer ?? null;
  const deal = isAnswer ? offeredDeal(application.deal, offer) : null;
  return {
    ...(isCo && { coBorrower: contactOf(application) }),
    ...(deal && { deal }),
    ...(offer && { offer: figuresOf(offer) }),
    ...(due.event === "accepted" && !isCo && jointOf(application)),
  };
}

async function openForMail(
  vault: Vault,
  { applicationId: id, event, content, acceptance: sealed }: DueNotification,
): Promise<{ application: StoredApplication; acceptance: Acceptance | null }> {
  const access = { actor: "mail-delivery", reason: "addresses a mail and states its deal" };
  const isAccepted = event === "accepted" && sealed !== null;
  const [application, acceptance = null] = await vault.open(
    id,
    [
      { ...contentColumn, text: content },
      ...(isAccepted ? [{ ...acceptanceColumn, text: sealed }] : []),
    ],
    access,
  );
  return {
    application: application as StoredApplication,
    acceptance: acceptance as Acceptance | null,
  };
}

/** The lead has the borrower's address alone. */
function contactOf({ coBorrower }: StoredApplication) {
  if (coBorrower === null) throw new Error("an application without a co-borrower has no such mail");
  const { firstName, email } = coBorrower;
  return { firstName, email };
}

/** The mail to the store names the co-borrower, as the mail about the application does. */
function jointOf({ coBorrower }: StoredApplication) {
  return coBorrower && { jointWith: `${coBorrower.firstName} ${coBorrower.lastName}` };
}

function figuresOf({
  amountCents,
  months,
  annualRatePercent,
  monthlyCents,
}: NonNullable<Acceptance["offer"]>) {
  return { amountCents, months, annualRatePercent, monthlyCents };
}
