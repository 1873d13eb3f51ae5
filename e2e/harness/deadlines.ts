/**
 * Deadlines of a site's processes. Even the short ones are longer than in production, so that tests pass on a
 * busy machine.
 */
export const deadlineVariables = {
  long: {
    PAGE_VISITOR_MS: "8000",
    PAGE_REJECTED_FORM_MS: "8000",
    PAGE_RESOLVE_MS: "15000",
    PAGE_RENDER_MS: "10000",
    PAGE_DEFERRED_MS: "15000",
    PAGE_FRAGMENT_MS: "8000",
    PAGE_WHOLE_MS: "8000",
    VEHICLE_CHECK_MS: "8000",
    EARLY_ACCESS_COUNT_MS: "8000",
    PAGE_FIRST_BYTE_MS: "30000",
    MAX_READ_LAG_MS: "15000",
    HANG_MS: "20000",
  },
  short: {
    PAGE_VISITOR_MS: "1500",
    PAGE_REJECTED_FORM_MS: "1500",
    PAGE_RESOLVE_MS: "2500",
    PAGE_RENDER_MS: "1500",
    PAGE_FRAGMENT_MS: "1500",
    PAGE_FIRST_BYTE_MS: "5000",
    MAX_READ_LAG_MS: "5000",
    // A process that a release has stopped may start again for longer than the 30 s of production.
    QUARANTINE_MS: "60000",
  },
} as const;
