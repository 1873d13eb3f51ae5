import { calendarKeys } from "./calendar.ts";
import { consentKeys } from "./consent.ts";
import type { OwnedTextKeys } from "./define.ts";
import { dialogKeys } from "./dialog.ts";
import { failureKeys, failureTitleKeys } from "./failure.ts";
import { frameKeys, storeStatusKeys } from "./frame.ts";
import { menuKeys } from "./menu.ts";
import { leaseKeys, paymentKeys, paymentServerKeys } from "./payment.ts";
import { popupKeys } from "./popup.ts";

/** Texts of the shell and of the components that all areas share. */
export const platformTextKeys = {
  browser: {
    ...frameKeys,
    ...consentKeys,
    ...failureKeys,
    ...dialogKeys,
    ...popupKeys,
    ...paymentKeys,
  },
  server: {
    "language.name": [],
    "language.locale": [],
    "language.commonWords": [],
    "language.everydayWords": [],
    "language.synonyms": [],
    "language.expirySentences": ["date"],
    "language.offer": [],
    "language.offer.link": [],
    "language.offer.dismiss": [],
    "store.nameInPlace": ["name", "place"],
    ...menuKeys,
    ...failureTitleKeys,
    ...paymentServerKeys,
    ...leaseKeys,
    ...storeStatusKeys,
    ...calendarKeys,
  },
} as const satisfies OwnedTextKeys;
