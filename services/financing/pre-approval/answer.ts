import type { SiteContext } from "@forecourt/contracts/site";
import { approvalRange, creditTierOf } from "@forecourt/domain/financing/approval-range";
import type { PreApprovalApplicant } from "@forecourt/domain/financing/pre-approval-form";
import { quotedMonths } from "@forecourt/domain/payment/quoted-months";
import type { Log } from "@forecourt/service-kit/log";
import type { PreApprovalAnswer } from "../applications/stored.ts";
import { type Bureau, type BureauAnswer, BureauError } from "../bureau/bureau.ts";

interface Question {
  applicant: PreApprovalApplicant;
  site: SiteContext;
  /** ISO day. */
  today: string;
  /** Model year of the named car; null = no car was named, and the rates are for this year's models. */
  carYear: number | null;
}

/** The answer, and the score that it is from; null = there is none. */
export async function answerOf(
  { bureau, log }: { bureau: Bureau; log: Log },
  question: Question,
): Promise<{ answer: PreApprovalAnswer; score: number | null }> {
  const pulled = await pull(bureau, question.applicant, log);
  if (pulled === null) return { answer: { outcome: "no-answer" }, score: null };
  if (pulled.kind !== "score") {
    return { answer: { outcome: "review", reason: pulled.kind }, score: null };
  }
  return { answer: rangeOf(pulled.score, question), score: pulled.score };
}

/** Null = no answer: the request is stored, and a person calls back. */
async function pull(
  bureau: Bureau,
  applicant: PreApprovalApplicant,
  log: Log,
): Promise<BureauAnswer | null> {
  try {
    return await bureau.softPull(applicant);
  } catch (error) {
    if (!(error instanceof BureauError)) throw error;
    log.warn({ reason: error.message }, "pre-approval without an answer of the bureau");
    return null;
  }
}

/** The rates are those of the tier, as every card and page shows them with the tier's score. */
function rangeOf(score: number, { applicant, site, today, carYear }: Question): PreApprovalAnswer {
  const { financeProgram: program, calculator } = site;
  const tier = creditTierOf(score, program.creditLabels);
  const creditScore = program.creditLabels[tier];
  const range = approvalRange({
    creditScore,
    monthlyIncomeCents: applicant.monthlyIncomeCents,
    monthlyHousingCents: applicant.monthlyHousingCents,
    program,
    year: carYear ?? Number(today.slice(0, 4)),
    months: quotedMonths(program, { max: calculator.financeTermMonths.max, chosen: null }),
    limits: program.approvalLimits,
  });
  if (range === null) {
    return { outcome: "review", reason: "budget", credit: { tier, creditScore } };
  }
  return {
    outcome: "range",
    tier,
    creditScore,
    ...(carYear !== null && { carYear }),
    ...range,
  };
}
