/**
 * Texts of the disclosure beside a payment, one line each, filled with `disclosureValues` of the domain.
 * Browsers need them, because a slider changes the payment.
 */
export const paymentKeys = {
  "payment.line.payments": ["months", "others", "monthly"],
  "payment.line.last": ["last"],
  "payment.line.apr": ["rate"],
  "payment.line.down.both": ["down", "trade"],
  "payment.line.down.cash": ["down"],
  "payment.line.down.trade": ["trade"],
  "payment.line.down.none": [],
  "payment.line.financed": ["financed"],
  "payment.line.total": ["total"],
  "payment.line.charge": ["charge"],
  "payment.line.credit": ["score", "label"],
  "payment.line.estimate": [],
} as const;

/** Texts of the payments on cards and of their disclosure, which loaders fill. */
export const paymentServerKeys = {
  "payment.covered": [],
  "payment.covered.cash": [],
  "payment.terms.both": ["months", "rate", "down", "trade"],
  "payment.terms.cash": ["months", "rate", "down"],
  "payment.terms.trade": ["months", "rate", "trade"],
  "payment.terms.none": ["months", "rate"],
  "payment.disclosure.title": [],
  "payment.disclosure.example": ["loan"],
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
  "payment.disclosure.share": ["percent"],
  "payment.disclosure.credit": ["score"],
  "payment.disclosure.excluded": [],
} as const;

/** Texts of the disclosure beside a lease payment; loaders pass them to the component. */
export const leaseKeys = {
  "lease.disclosure.terms": ["months", "monthly", "due", "total", "residual"],
  "lease.disclosure.cost": [
    "grossCost",
    "acquisitionFee",
    "reduction",
    "adjustedCost",
    "moneyFactor",
    "rent",
  ],
  "lease.disclosure.miles": ["miles", "perMile"],
  "lease.disclosure.deposit": [],
  "lease.disclosure.down.both": ["down", "trade"],
  "lease.disclosure.down.cash": ["down"],
  "lease.disclosure.down.trade": ["trade"],
  "lease.disclosure.down.none": [],
  "lease.disclosure.example": [],
} as const;
