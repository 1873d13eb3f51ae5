import {
  appointmentPath,
  scheduleStepPath,
  type VisitStep,
} from "@forecourt/contracts/areas/service/visit-paths";
import type { VisitContent } from "./visit-content.ts";

/** The steps of a draft that are not complete. The last step books the visit. */
export function missingSteps({ vehicle, lines, transport, time }: VisitContent): VisitStep[] {
  const isMissing: Record<VisitStep, boolean> = {
    vehicle: vehicle === null,
    services: lines.length === 0 || transport === null,
    time: time === null,
    contact: true,
  };
  return (Object.keys(isMissing) as VisitStep[]).filter((step) => isMissing[step]);
}

/** The next page of a draft. */
export function nextPage(token: string, content: VisitContent): string {
  return scheduleStepPath(token, missingSteps(content)[0] ?? "contact");
}

/** Path of the receipt; `done` names the action that was just taken. */
export function receiptPage(
  token: string,
  done?: "booked" | "elsewhere" | "moved" | "canceled",
): string {
  return done === undefined
    ? appointmentPath(token)
    : `${appointmentPath(token)}?done=${done}#done`;
}
