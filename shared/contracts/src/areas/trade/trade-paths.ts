/** Page on which a seller names their car. */
export const yourVehiclePath = "/sell-trade-my-car/your-vehicle";

/** The pages of an appraisal. */
export const appraisalSteps = ["start", "car", "questions"] as const;

/**
 * A page of an appraisal: which car it is (`start`), the `car`, `questions` (all answers), or the questions of
 * one category. Without a step, the first page that is not complete.
 */
export function appraisalPath(
  token: string,
  step?: (typeof appraisalSteps)[number],
  category?: string,
): string {
  return [yourVehiclePath, token, step, category].filter((part) => part !== undefined).join("/");
}

/** The page of the offer for a seller's car. */
export function tradeOfferPath(token: string): string {
  return `/sell-trade-my-car/offer/${token}`;
}

/** The calendar file of the drop-off of a kept offer, for anyone who has its token. */
export function dropOffCalendarPath(token: string): string {
  return `/api/trade/appraisals/${token}/offer/drop-off.ics`;
}

/** Query parameter of an offer's page: someone else tried to keep it. */
export const keptByOther = "already";

/** The appraisal sheet of a kept offer, for the store's staff. */
export const staffSheetPath = "/api/trade/sheets/:token";

/** A photo on the sheet: 1,600 pixels at most, or a thumbnail of 320. */
export const staffSheetPhotoPath = "/api/trade/sheets/:token/photos/:photo/:size.jpg";

/** The style of every sheet. */
export const staffSheetStylePath = "/api/trade/sheet.css";

/** The drop-offs of a store as a calendar. */
export const dropOffFeedPath = "/api/trade/calendars/:token/drop-offs.ics";

/** In a form of the offer's page: the number of the offer that its seller saw. */
export const seenOfferField = "offer";

/** In a form of the offer's page: a ticked box leaves out the VIN that was typed. */
export const withoutVinField = "withoutVin";
