/**
 * The visitor's cohort, one of 1000: nothing by which a visitor could be known again. It is set with consent to the
 * categories functional and analytics, while an experiment runs, and scripts cannot read it.
 */
export const cohortCookie = { name: "cohort", maxAgeSeconds: 90 * 24 * 60 * 60 } as const;
