/** Texts of pop-ups, where the dealer's configuration has none. */
export const popupKeys = {
  "popup.close": [],
  "popup.saveForLater": [],
  "popup.removeForever": [],
  "popup.thankYou": [],
  "popup.receipt": [],
} as const;
