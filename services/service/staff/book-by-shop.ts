import type { Slot } from "@forecourt/contracts/areas/service/visit-parts";
import { keepVinField, type Transport } from "@forecourt/contracts/areas/service/visit-paths";
import { formatClock } from "@forecourt/domain/appointments/format";
import { signFormToken } from "@forecourt/service-kit/form-token/form-token";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { bookVisit } from "../booking/book-visit.ts";
import { checkVehicle } from "../forms/check-vehicle.ts";
import { codedName, vinMismatch } from "../forms/vin-mismatch.ts";
import { holdTime } from "../visits/hold-time.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import { emptyVisit, type VisitContact } from "../visits/visit-content.ts";
import { insertVisit, visitByToken } from "../visits/visit-store.ts";
import { checkedEmail, checkedPhone, faultsLine, needsOf } from "./check-desk.ts";
import { deskCoupon } from "./desk-coupon.ts";
import { refuseRepeated } from "./refuse-repeated.ts";
import type { ShopDeps } from "./shop-deps.ts";
import { whyNotFree } from "./why-not-free.ts";

/** A booking that staff makes for an owner who calls or walks in. */
export interface DeskBooking {
  slot: Slot;
  firstName: string;
  lastName: string;
  phone: string;
  /** "" = the owner gets no mails. */
  email: string;
  modelYear: string;
  make: string;
  model: string;
  vin: string;
  /** True = the VIN is right, although it belongs to another make or year. */
  keepsVin: boolean;
  miles: string;
  opCodes: readonly string[];
  /** In the owner's words; without op codes, the services that look into these words are booked. */
  symptoms: string;
  note: string;
  transport: Transport;
  /** "" = anyone. */
  adviserId: string;
  /** Code of the owner's coupon; "" = the first offer that fits, as online. */
  couponCode: string;
  /** True = books although every adviser is taken; never past technicians. */
  isPastAdvisers: boolean;
  /** True = books although the owner has a visit with this car that day. */
  isAnother: boolean;
}

/** Time to fill in the form: leads without a form, or sent within seconds, count as sent by a program. */
const FILL_MS = 10_000;

/**
 * Books a visit at any time that the shop can do, including the slot that has just begun. The owner gets the mails
 * where an email is given.
 * @returns the number of the appointment
 * @throws StaffError that names the fault, or the closest free times
 */
export async function bookByShop(
  deps: ShopDeps,
  store: ServiceStore,
  booking: DeskBooking,
): Promise<string> {
  const now = deps.now();
  const contact = contactOf(booking, { store, secret: deps.signingSecret, now });
  const stated = { ...emptyVisit, vehicle: vehicleOf(booking, store), ...needsOf(booking, store) };
  const content = { ...stated, coupon: deskCoupon(deps, store, booking.couponCode, stated) };
  if (!booking.isAnother)
    await refuseRepeated(deps, store, { slot: booking.slot, stated, contact });
  const token = await insertVisit(deps.database, { ...store, content, now });
  const found = { dealerId: store.dealerId, token, now };
  const row = await visitByToken(deps.database, found);
  const { note: notes, slot, isPastAdvisers } = booking;
  const { recalls } = emptyVisit;
  const by = "desk" as const;
  const isHeld = (await holdTime(deps, store, { row, slot, by, isPastAdvisers })) === "held";
  const asked = { row, token, contact, notes, recalls, seen: null, by };
  if (isHeld && (await bookVisit(deps, store, asked)) === "booked") {
    return (await visitByToken(deps.database, found)).number ?? "";
  }
  const why = await whyNotFree(deps, store, {
    row: await visitByToken(deps.database, found),
    slot,
  });
  await deps.database.query.deleteFrom("service_visits").where("id", "=", row.id).execute();
  throw new StaffError(`${slot.day} ${formatClock(slot.time)} is not free: ${why}`);
}

function vehicleOf(
  { modelYear, make, model, vin, keepsVin, miles }: DeskBooking,
  store: ServiceStore,
) {
  const typed = { modelYear, make, model, vin, mileage: miles };
  const checked = checkVehicle({ ...typed, ...(keepsVin && { [keepVinField]: vin }) }, store);
  if (checked.kind === "vehicle") return checked.vehicle;
  const other =
    checked.kind === "faults" && checked.mismatch ? vinMismatch(checked.mismatch) : null;
  if (other !== null) {
    const stated = `${modelYear} ${make} ${model}`;
    throw new StaffError(
      `${vin} is the VIN of a ${codedName(other)}, not of a ${stated}: check both, or add --keep-vin`,
    );
  }
  throw new StaffError(
    checked.kind === "faults" ? faultsLine(checked.faults) : "year, make and model are missing",
  );
}

function contactOf(
  { firstName, lastName, phone, email }: DeskBooking,
  { store, secret, now }: { store: ServiceStore; secret: string; now: Date },
): VisitContact {
  const issued = new Date(now.getTime() - FILL_MS);
  const formToken = signFormToken({ secret, dealerId: store.dealerId, now: issued });
  return {
    firstName,
    lastName,
    email: checkedEmail(email),
    phone: checkedPhone(phone),
    texts: false,
    textTo: null,
    business: null,
    origin: {
      network: "127.0.0.1",
      formToken,
      website: null,
      contactConsent: null,
      language: null,
    },
  };
}
