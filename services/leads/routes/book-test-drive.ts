import { AppError } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import { bookTestDrive } from "@forecourt/contracts/leads/test-drives";
import {
  bookableDays,
  bookableStart,
  formatStart,
} from "@forecourt/service-kit/appointments/bookable-times";
import type { Express } from "express";
import { composeTemplateLead } from "../compose/compose.ts";
import { contactConsentOf } from "../compose/contact-consent.ts";
import { testDriveConfirmation } from "../confirmations/test-drive-confirmation.ts";
import type { Deps } from "../deps.ts";
import { mountLeadEndpoint } from "../intake/accept-lead.ts";
import { fieldErrors } from "../intake/field-errors.ts";
import type { LeadDraft } from "../intake/lead-endpoint.ts";
import type { LeadRequest } from "../intake/lead-request.ts";
import { shownTexts, storeConfig } from "../intake/store-config.ts";
import { slotTakenPath, vehicleTestDrivePath } from "../intake/test-drive-redirects.ts";
import { throwFieldErrors } from "../intake/throw-field-errors.ts";
import { type TestDriveBody, testDriveLead } from "../test-drives/test-drive-lead.ts";
import { testDriveText } from "../texts/lead-texts.ts";
import { textRecipient } from "../texts/text-recipient.ts";

/** Books a test drive of a vehicle, together with its lead. */
export function bookTestDriveRoute(app: Express, deps: Deps): void {
  mountLeadEndpoint(app, deps, {
    endpoint: bookTestDrive,
    check(body, { tenant, site }) {
      if (!storeConfig(deps, tenant.dealerId, body.store)) throw unknownStore();
      throwFieldErrors(fieldErrors(testDriveLead(body)), site);
    },
    compose: (body, request) => composeBooking(deps, body, request),
    contactOf: ({ user }) => user,
    // A visitor who canceled, went back and sent the same form again books nothing: show the inquiry.
    async successRedirect({ tenant }, { token }) {
      const inquiry = await deps.store.byToken(tenant.dealerId, token);
      const isCanceled = inquiry && (await deps.testDrives.canceledBy(inquiry.id)) !== null;
      return isCanceled ? href.inquiry(token) : null;
    },
    errorRedirect({ code }, fields) {
      if (code === "slot-taken") return slotTakenPath(fields);
      const isVehicleGone = code === "vehicle-unknown" || code === "vehicle-private";
      return isVehicleGone ? vehicleTestDrivePath(fields) : null;
    },
  });
}

/**
 * The store is the store that has the vehicle, whatever the form states.
 * @throws AppError slot-taken when the time cannot be booked (any more); vehicle-unknown, vehicle-private
 */
async function composeBooking(
  deps: Deps,
  { formToken, website, contactConsent, ...body }: TestDriveBody,
  request: LeadRequest,
): Promise<LeadDraft> {
  const { tenant, site, visitor, signingContext } = request;
  const { dealerId } = tenant;
  const { vin } = body.vehicle;
  const vehicle = await deps.vehicleForSale(vin, {
    dealerId,
    isUnlocked: visitor.proven.unlockInventory !== null,
    request: request.request,
  });
  const confirmed = vehicle === null ? null : storeConfig(deps, dealerId, vehicle.storeId);
  const dealer = confirmed ?? storeConfig(deps, dealerId, body.store);
  if (!dealer) throw unknownStore();
  const consent = contactConsentOf(
    contactConsent,
    shownTexts(deps, tenant, dealer.store.id),
    site.texts,
  );
  const start = bookableStart(bookableDays(dealer, signingContext.now), body);
  if (!start) throw new AppError("slot-taken", "this day and time cannot be booked");
  const lead = testDriveLead(body, {
    start: formatStart(start, dealer.company.timezone),
    isStoreConfirmed: confirmed !== null,
  });
  const textTo = textRecipient({ phone: body.user.phone, consent }, request);
  return {
    form: "scheduleTestDrive",
    template: "SCHEDULE_TEST_DRIVE",
    payload: { ...body, ...(consent && { contactConsent: consent }), ...(textTo && { textTo }) },
    botSignals: { formToken, website },
    dealer,
    composeMails: (context) => composeTemplateLead(lead, { ...context, consent }),
    confirmation: testDriveConfirmation({ ...body, start, event: "booked" }),
    text: testDriveText({ ...body, start, event: "booked" }, textTo),
    testDrive: { dealerId, vin, start, storeId: dealer.store.id },
  };
}

function unknownStore(): AppError {
  return new AppError("bad-body", "body.store: expected one of this dealer's stores");
}
