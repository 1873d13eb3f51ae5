/** The path of `countRecoveredError`. */
export const recoveredErrorPath = "/api/visitor/recovered-errors";
