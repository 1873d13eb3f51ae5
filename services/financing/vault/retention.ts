/**
 * Months for which a creditor retains an application after it has notified the applicant of its answer
 * (12 CFR 1002.12(b)(1)). They are counted from the arrival, and anew from each answer.
 */
export const retentionMonths = 25;

/** The moment `retentionMonths` after `from`, in UTC. A day that the month does not have is its last. */
export function retainUntil(from: Date): Date {
  const until = new Date(from);
  const day = until.getUTCDate();
  until.setUTCDate(1);
  until.setUTCMonth(until.getUTCMonth() + retentionMonths);
  const days = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + 1, 0)).getUTCDate();
  until.setUTCDate(Math.min(day, days));
  return until;
}
