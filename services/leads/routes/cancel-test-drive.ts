import { AppError } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import { cancelTestDrive, inquiryParameters } from "@forecourt/contracts/leads/send";
import { toAppError } from "@forecourt/service-kit/error-handler";
import { requestIdOf } from "@forecourt/service-kit/request-id";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import type { Express, RequestHandler } from "express";
import type { IntakeDeps } from "../deps.ts";
import { type Visit, visitOf } from "../intake/lead-request.ts";
import { spacedOut } from "../limits/throttle-per-recipient.ts";
import { cancellationMails } from "../test-drives/cancellation-mails.ts";

/**
 * Cancels test drives, for whoever has the token of the inquiry. JSON gets JSON; the form of the page of
 * the inquiry goes back to it, which shows what became of it.
 */
export function cancelTestDriveRoute(app: Express, deps: IntakeDeps): void {
  app.post(cancelTestDrive.path, requireSameOrigin, handler(deps));
}

function handler(deps: IntakeDeps): RequestHandler {
  return async (request, response) => {
    const visit = visitOf(deps, request, response);
    const token = String(request.params["token"]);
    response.set("cache-control", "no-store");
    if (!request.is("application/x-www-form-urlencoded")) {
      await cancel(deps, visit, token);
      response.json(cancelTestDrive.reply.parse({ cancelled: true }));
      return;
    }
    const isDone = await doneForForm(deps, visit, token);
    const failed = `?${inquiryParameters.notCancelled}=1`;
    response.redirect(303, href.inquiry(token) + (isDone ? "" : failed));
  };
}

/** A drive that cannot be cancelled any more is shown as it stands: only what failed is said. */
async function doneForForm(deps: IntakeDeps, visit: Visit, token: string): Promise<boolean> {
  try {
    await cancel(deps, visit, token);
    return true;
  } catch (thrown) {
    const { code, status } = toAppError(thrown);
    if (status < 500) return true;
    const requestId = requestIdOf(visit.request);
    deps.log.error({ err: thrown, requestId, code }, "failed");
    return false;
  }
}

/** @throws AppError not-found */
async function cancel(deps: IntakeDeps, visit: Visit, token: string): Promise<void> {
  const { dealers, store, previewRecipient } = deps;
  const { dealerId } = visit.tenant;
  const { now } = visit.seal;
  const outcome = await store.cancelDrive({
    dealerId,
    token,
    now,
    mails({ lead, start }, transaction) {
      const dealer = dealers.current().config({ dealerId, storeId: lead.storeId });
      const mails = cancellationMails({ lead, start, now, dealer, previewRecipient });
      return spacedOut(transaction, visit, { dealer, suspicion: lead.suspicion, mails });
    },
  });
  if (outcome === "none") throw new AppError("not-found", "no test drive is to be cancelled");
}
