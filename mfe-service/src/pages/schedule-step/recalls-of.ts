import { getVisitRecalls, type VisitRecalls } from "@forecourt/contracts/areas/service/recalls";
import type { PageRequest } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";

/** Recalls are an addition to the step, which does not wait longer for them. */
const DEADLINE_MS = 1_500;

/** The open recalls of the visit's vehicle. Without an answer in time, they are not checked. */
export async function recallsOf(request: PageRequest, token: string): Promise<VisitRecalls> {
  const options = { deadlineMs: DEADLINE_MS };
  try {
    return await areaClient(request)(getVisitRecalls, { params: { token } }, options);
  } catch {
    return { status: "unchecked", recalls: [], isSandbox: false };
  }
}
