/** The field of a pre-approval that is asked of an income by the hour alone, beside the twelve. Empty = full time. */
export const hoursField = "hoursPerWeek";
