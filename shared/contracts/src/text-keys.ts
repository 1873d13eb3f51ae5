import { consentKeys } from "./text-keys/consent.ts";
import { dialogKeys } from "./text-keys/dialog.ts";
import { failureKeys, failureTitleKeys } from "./text-keys/failure.ts";
import { filterLabelKeys } from "./text-keys/filter-labels.ts";
import { frameKeys } from "./text-keys/frame.ts";
import { leadFormKeys } from "./text-keys/lead-form.ts";
import { inquiryKeys, inquiryServerKeys, leadReplyKeys } from "./text-keys/lead-reply.ts";
import { menuKeys, pageMenuKeys } from "./text-keys/menu.ts";
import { leaseKeys, paymentKeys } from "./text-keys/payment.ts";
import { personalizeKeys } from "./text-keys/personalize.ts";
import { phoneCheckKeys, phoneStepKeys } from "./text-keys/phone-check.ts";
import { popupKeys } from "./text-keys/popup.ts";
import { priceRatingKeys, priceRatingServerKeys } from "./text-keys/price-rating.ts";
import { searchKeys, searchServerKeys } from "./text-keys/search.ts";
import { shortlistKeys, shortlistServerKeys } from "./text-keys/shortlist.ts";
import { testDriveKeys } from "./text-keys/test-drive.ts";
import { unlockKeys } from "./text-keys/unlock.ts";
import { vehicleKeys, vehicleServerKeys } from "./text-keys/vehicle.ts";
import { vehicleLabelKeys } from "./text-keys/vehicle-labels.ts";
import { vehiclePageKeys, vehiclePageServerKeys } from "./text-keys/vehicle-page.ts";

/** Read by components, so every document carries them. */
const browser = {
  ...frameKeys,
  ...pageMenuKeys,
  ...consentKeys,
  ...failureKeys,
  ...shortlistKeys,
  ...leadFormKeys,
  ...inquiryKeys,
  ...dialogKeys,
  ...popupKeys,
  ...paymentKeys,
  ...phoneStepKeys,
  ...searchKeys,
  ...vehicleKeys,
  ...vehiclePageKeys,
  ...priceRatingKeys,
} as const satisfies Record<string, readonly string[]>;

/** Read where pages are put together: by loaders, the configuration and the shell server. */
const server = {
  ...menuKeys,
  ...failureTitleKeys,
  ...vehicleLabelKeys,
  ...filterLabelKeys,
  ...shortlistServerKeys,
  ...inquiryServerKeys,
  ...leadReplyKeys,
  ...leaseKeys,
  ...personalizeKeys,
  ...testDriveKeys,
  ...unlockKeys,
  ...phoneCheckKeys,
  ...searchServerKeys,
  ...vehicleServerKeys,
  ...vehiclePageServerKeys,
  ...priceRatingServerKeys,
} as const satisfies Record<string, readonly string[]>;

/**
 * Every visible text that is not content, with the parameters that the code gives it; written in a
 * text as `{count}`. Names with a dot, `{company.city}`, come from the configuration and are filled
 * when it is loaded. A plural is two keys, `.one` and `.other`.
 */
export const textKeys = { ...browser, ...server } as const;

export type TextKey = keyof typeof textKeys;

/** Where a text is read: what only the server reads is never sent to a browser. */
export function textIsReadIn(key: string): "browser" | "server" | null {
  if (Object.hasOwn(browser, key)) return "browser";
  return Object.hasOwn(server, key) ? "server" : null;
}
