import {
  getPreApproval,
  type PreApproval,
} from "@forecourt/contracts/areas/financing/pre-approval";
import { hasErrorCode } from "@forecourt/contracts/errors";
import type { PageRequest } from "@forecourt/contracts/page";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { areaClient } from "@forecourt/remote-kit/area-client";
import type { Range } from "../pages/pre-approval/pre-approval-view.ts";

/** An answer with a range that still holds. */
export type RangeAnswer = PreApproval & { answer: Range };

/** The token of the visitor's pre-approval, in a store that has them; null = none. */
export function tokenOfVisitor({ site, visitor }: PageRequest): string | null {
  return site.pages["preApproval"] === true ? (visitor?.terms.preApproval ?? null) : null;
}

/** Null = it has no range, or is over, or gone. */
export async function answerOfVisitor(
  request: PageRequest,
  token: string,
): Promise<RangeAnswer | null> {
  try {
    const reply = await areaClient(request)(getPreApproval, { params: { token } });
    const { answer, validUntil } = reply;
    const isOver = validUntil && wallTimeAt(new Date(), request.site.timezone).day > validUntil;
    return answer.outcome !== "range" || isOver ? null : { ...reply, answer };
  } catch (error) {
    if (hasErrorCode(error, "not-found")) return null;
    throw error;
  }
}
