/** The path of `rememberTerms` and `rememberedTerms`. */
export const termsPath = "/api/visitor/terms";
