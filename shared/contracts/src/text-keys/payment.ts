/**
 * Texts of an estimated payment and the credit terms beside it, filled with `disclosureValues` of the
 * domain. Components read them as well as loaders: sliders word the payment anew in the browser.
 */
export const paymentKeys = {
  "payment.covered": [],
  "payment.terms.both": ["months", "rate", "down", "trade"],
  "payment.terms.cash": ["months", "rate", "down"],
  "payment.terms.trade": ["months", "rate", "trade"],
  "payment.terms.none": ["months", "rate"],
  "payment.disclosure.title": [],
  "payment.disclosure.loan": [
    "financed",
    "rate",
    "months",
    "others",
    "monthly",
    "last",
    "total",
    "charge",
  ],
  "payment.disclosure.down.both": ["down", "trade"],
  "payment.disclosure.down.cash": ["down"],
  "payment.disclosure.down.trade": ["trade"],
  "payment.disclosure.down.none": [],
  "payment.disclosure.credit": ["score"],
  "payment.disclosure.excluded": [],
} as const;

/** Texts of an estimated lease; the page of a new car hands those it needs to its components. */
export const leaseKeys = {
  "lease.terms": ["months", "due", "miles"],
  "lease.disclosure.title": [],
  "lease.disclosure.terms": ["months", "monthly", "due", "total", "residual"],
  "lease.disclosure.miles": ["miles", "perMile"],
  "lease.disclosure.deposit": [],
  "lease.disclosure.example": [],
} as const;
