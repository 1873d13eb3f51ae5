import { questionOrder } from "@forecourt/domain/trade/questionnaire";
import { readAnswers } from "@forecourt/domain/trade/read-answers";
import type { Database } from "@forecourt/service-kit/db";
import { rulesOf } from "../offers/find-offer.ts";
import type { StoredInput, StoredResult } from "../offers/stored-offer.ts";
import type { OfferRow, TradeTables } from "../store/tables.ts";

/** Why the store has to see the car first, and the answers that deduct something, with their questions. */
export async function problemsOfOffer(
  database: Database<TradeTables>,
  row: Pick<OfferRow, "rules_version" | "input" | "result">,
): Promise<string[]> {
  const { questionnaire, offers } = await rulesOf(database, row.rules_version);
  const { answers } = readAnswers(questionnaire, (JSON.parse(row.input) as StoredInput).answers);
  const result = JSON.parse(row.result) as StoredResult;
  const reasons = result.outcome === "bring-in" ? result.reasons : [];
  const deducting = questionOrder(questionnaire).flatMap((id) => {
    const question = questionnaire.questions[id];
    const given = (question?.answers ?? []).filter(({ value }) => answers[id]?.includes(value));
    const problems = given.filter(({ deduction }) => deduction !== null);
    return question && problems.length > 0
      ? [`${question.text} ${problems.map(({ label }) => label).join(", ")}`]
      : [];
  });
  return [...reasons.map((name) => offers.bringVehicleIn[name]?.label ?? name), ...deducting];
}
