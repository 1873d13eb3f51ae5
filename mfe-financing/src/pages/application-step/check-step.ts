import { readCar } from "@forecourt/contracts/areas/financing/car-parameter";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { checkApplicant } from "@forecourt/domain/financing/applicant";
import { type ApplicationStep, stepOfField } from "@forecourt/domain/financing/applicant-fields";
import { checkDeal } from "@forecourt/domain/financing/deal";
import type { CheckedForm } from "@forecourt/domain/financing/faults";
import { withoutSharedFaults } from "@forecourt/domain/financing/shared-home";
import { isMaskedSsn } from "@forecourt/domain/financing/ssn";
import type { CheckData } from "./step-data.ts";

/** The texts of what is wrong in the typed fields of one step, by path: the same rules as the service's. */
export function checkStep(
  step: ApplicationStep,
  typed: Readonly<Record<string, string>>,
  { timezone, consents, isJoint, priced, state, faults }: CheckData,
  now: Date,
): Record<string, string> {
  const today = wallTimeAt(now, timezone).day;
  if (step === "deal") {
    // The price of another car is the service's to look up.
    const isSaved = readCar(typed["deal.vehicle"]) === priced?.vin;
    const totalCents = isSaved && priced ? priced.totalCents : null;
    return textsOf(checkDeal(typed, { today, totalCents }), faults);
  }
  const form = { "residences.0.state": state, ...typed };
  const checked = checkApplicant(form, { today, consents, isJoint });
  if (checked.ok) return {};
  const own = Object.entries(withoutSharedFaults(typed, checked.faults)).filter(
    ([path]) => stepOfField(path) === step && !(path === "ssn" && isMaskedSsn(typed["ssn"] ?? "")),
  );
  return Object.fromEntries(own.map(([path, fault]) => [path, faults[fault] ?? fault]));
}

/** The texts of what keeps a step from being sent; null = nothing. */
export function stoppingFaults(
  ...[step, typed, data, now]: Parameters<typeof checkStep>
): Record<string, string> | null {
  const found = checkStep(step, typed, data, now);
  const texts = Object.values(found);
  // The service answers with a page that has the entry to fill in.
  const isShort = (["homes-too-short", "history-too-short"] as const).some((fault) =>
    texts.includes(data.faults[fault] ?? ""),
  );
  return texts.length === 0 || isShort ? null : found;
}

function textsOf(
  checked: CheckedForm<unknown>,
  texts: CheckData["faults"],
): Record<string, string> {
  if (checked.ok) return {};
  const entries = Object.entries(checked.faults);
  return Object.fromEntries(entries.map(([path, fault]) => [path, texts[fault] ?? fault]));
}
