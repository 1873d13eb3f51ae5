import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { AppError } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import { LeadAction } from "@forecourt/contracts/leads/leads";
import { bookTestDrive, getTestDriveDays } from "@forecourt/contracts/leads/test-drives";
import { isPathOfThisSite } from "@forecourt/contracts/paths/path-of-this-site";
import { testDriveParameters } from "@forecourt/contracts/paths/personal-parameters";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { z } from "zod";
import { composeAction } from "../compose/compose.ts";
import type { IntakeDeps } from "../deps.ts";
import { acceptInquiry, type Sent } from "../intake/commit-lead.ts";
import { fieldFaults } from "../intake/field-errors.ts";
import { type FlatFields, nestedFields } from "../intake/form-fields.ts";
import { takeInquiries } from "../intake/lead-route.ts";
import { remember } from "../intake/set-lead-cookies.ts";
import { refuseFaults } from "../intake/throw-field-errors.ts";
import { carNamed } from "../store/vehicle-of-lead.ts";
import { driveInWords, offeredDays, offeredStart } from "../test-drives/bookable-times.ts";
import type { StoreOfCar } from "../test-drives/store-of-vehicle.ts";
import { bookTestDrive as book, type TestDriveStore } from "../test-drives/test-drive-store.ts";

type Deps = IntakeDeps & { testDrives: TestDriveStore; storeOfCar: StoreOfCar };
type Body = z.output<NonNullable<typeof bookTestDrive.body>>;

/** Days and times of a car, and bookings of them. */
export function testDriveRoutes(app: Express, deps: Deps): void {
  mount(app, getTestDriveDays, async ({ query, request, response }) => {
    const { dealerId } = tenantOf(request);
    const dealer = storeNamed(deps, dealerId, query.store);
    if (!dealer) throw new AppError("not-found", "expected one of this dealer's stores");
    const now = deps.now();
    const taken = await deps.testDrives.taken({ dealerId, vin: query.vin }, now);
    response.set("cache-control", "no-store");
    return {
      timezone: dealer.company.timezone,
      storeName: dealer.company.name,
      slotMinutes: dealer.testDrive.slotMinutes,
      days: offeredDays(dealer, now).map(({ day, times }) => ({
        day,
        times: times.map(({ time, start }) => ({ time, free: !taken.has(start.toISOString()) })),
      })),
    };
  });
  takeInquiries(app, bookTestDrive, deps, {
    async take({ visit, identity, body }) {
      const { dealerId } = visit.tenant;
      const dealer = storeNamed(deps, dealerId, body.store);
      if (!dealer) throw new AppError("bad-body", "body.store: expected one of this dealer's");
      refuseFaults(fieldFaults(actionOf(body, null)), visit.site);
      const prepare = async () => {
        const storeId = await deps.storeOfCar(body.vehicle.vin, visit);
        const own = storeId === null ? null : storeNamed(deps, dealerId, storeId);
        const where = { dealer: own ?? dealer, dealerId, now: visit.seal.now };
        return bookingOf(body, { ...where, isChecked: own !== null });
      };
      const receipt = await acceptInquiry(deps, visit, { identity, prepare });
      remember(visit, body.user);
      return receipt;
    },
    // Back on the form, who has cancelled sends it again, word for word: nothing is booked by that.
    async onTaken({ tenant }, { token }) {
      const inquiry = await deps.store.byToken(tenant.dealerId, token);
      const isCancelled = inquiry && (await deps.testDrives.cancelledBy(inquiry.id)) !== null;
      return isCancelled ? href.inquiry(token) : null;
    },
    onFormError: ({ code }, fields) => {
      if (code === "slot-taken") return takenAddress(fields);
      return code === "vehicle-unknown" || code === "vehicle-private" ? pageOfCar(fields) : null;
    },
  });
}

function storeNamed({ dealers }: Deps, dealerId: string, storeId: string): DealerConfig | null {
  const current = dealers.current();
  return current.stores(dealerId).includes(storeId) ? current.config({ dealerId, storeId }) : null;
}

interface Where {
  /** The store's that has the car, whatever the form says. */
  dealer: DealerConfig;
  dealerId: string;
  now: Date;
  /** Whether the inventory says so, else the form. */
  isChecked: boolean;
}

/** What the store has to know then. */
const unchecked = "The inventory could not be asked whether this store has the car.";

/**
 * The lead of a booking, whose time it takes. Whether it is still offered is asked when it is about to
 * be written: the same booking sent again gets its receipt, also when the time has come meanwhile.
 */
function bookingOf({ formToken, website, ...body }: Body, where: Where): Sent {
  const { dealer, dealerId, now, isChecked } = where;
  const start = offeredStart(offeredDays(dealer, now), body);
  const said = actionOf(body, start && driveInWords(start, dealer.company.timezone));
  const action = isChecked ? said : { ...said, text: `${said.text}\n\n${unchecked}` };
  return {
    form: "scheduleTestDrive",
    template: "SCHEDULE_TEST_DRIVE",
    payload: body,
    trace: { formToken, website },
    dealer,
    compose: (context) => composeAction(action, context),
    async alongside(transaction, { id: leadId }) {
      if (!start) throw new AppError("slot-taken", "this day and time cannot be booked");
      const { vin } = body.vehicle;
      await book(transaction, { dealerId, vin, start, storeId: dealer.store.id, leadId });
    },
  };
}

function actionOf(
  { user, vehicle, text }: Omit<Body, "formToken" | "website">,
  when: string | null,
) {
  const lines = [...(when === null ? [] : [`Test drive: ${when}`]), text];
  const said = lines.filter((line) => line.trim() !== "").join("\n\n");
  return LeadAction.parse({ template: "SCHEDULE_TEST_DRIVE", user, vehicle, text: said });
}

/** The page of the test drive, which shows the times that are left: where the form says, if it does. */
function takenAddress(fields: FlatFields): string | null {
  const { back = "", day = "", time = "" } = fields;
  const page = isPathOfThisSite(back) ? back : pageOfCar(fields);
  if (page === null) return null;
  const url = new URL(page, "http://site.invalid");
  url.searchParams.set(testDriveParameters.day, day);
  url.searchParams.set(testDriveParameters.time, time);
  url.searchParams.set("taken", "1");
  return url.pathname + url.search;
}

function pageOfCar(fields: FlatFields): string | null {
  const car = carNamed(nestedFields(fields)["vehicle"]);
  return car && href.testDrive(car);
}
