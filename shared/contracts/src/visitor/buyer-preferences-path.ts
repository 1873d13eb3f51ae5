/** The path of `saveBuyerPreferences` and `getBuyerPreferences`. */
export const buyerPreferencesPath = "/api/visitor/terms";
