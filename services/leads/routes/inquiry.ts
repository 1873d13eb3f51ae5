import { AppError } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import { getInquiry } from "@forecourt/contracts/leads/send";
import { leadTemplates } from "@forecourt/contracts/leads-templates";
import type { Tenant } from "@forecourt/contracts/tenant";
import {
  bookableDays,
  freeDays,
  localDayAndTime,
} from "@forecourt/service-kit/appointments/bookable-times";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import { storeAddress } from "../confirmations/mail-lines.ts";
import { departmentOf, replyDeadline } from "../confirmations/reply-deadline.ts";
import { vehicleTitle } from "../confirmations/vehicle-title.ts";
import type { Deps } from "../deps.ts";
import { listedPosition } from "../intake/position-store.ts";
import { teamMemberOf } from "../intake/team-member.ts";
import type { StoredInquiry } from "../store/lead-by-token.ts";
import type { TestDriveStore } from "../test-drives/test-drive-store.ts";

/** The state of an inquiry, for anyone who has its token; nothing that the customer typed. */
export function inquiryRoute(app: Express, { dealers, store, testDrives, now }: Deps): void {
  mount(app, getInquiry, async ({ params, request, response }) => {
    const tenant = tenantOf(request);
    const { dealerId } = tenant;
    response.set("cache-control", "no-store");
    const inquiry = await store.byToken(dealerId, params.token);
    if (!inquiry) throw new AppError("not-found", "no inquiry has this token");
    const config = dealers.current().config({ dealerId, storeId: inquiry.storeId });
    const member = memberOf({ dealers }, tenant, inquiry);
    const asked = { form: inquiry.form, isForService: member?.isOfService ?? false };
    const { phone } = departmentOf(asked, config);
    const timeZone = config.company.timezone;
    const drives = await testDrivesOf(inquiry, testDrives);
    const { receivedAt } = inquiry;
    const driveStart = drives.booked?.start ?? null;
    const due = replyDeadline({ ...asked, receivedAt, driveStart }, config);
    const local = (drive: TestDrive | null) =>
      drive && { vin: drive.vin, ...localDayAndTime(drive.start, timeZone) };
    const { vehicle } = inquiry;
    const canCancel = drives.booked !== null && drives.booked.start > now();
    const otherTimes = async (vin: string) => {
      const booked = await testDrives.bookedTimes({ dealerId, vin }, now());
      return freeDays(bookableDays(config, now()), booked);
    };
    return {
      number: inquiry.number,
      receivedAt: receivedAt.toISOString(),
      deliveredAt: inquiry.deliveredAt?.toISOString() ?? null,
      form: inquiry.form,
      topic: inquiry.topic,
      position: listedPosition({ dealers }, tenant, inquiry.position),
      member: member ? { name: member.name, firstName: member.firstName } : null,
      replyBy: due?.toISOString() ?? null,
      isReplyDue: due !== null && due <= now(),
      storeId: inquiry.storeId,
      storeName: config.company.name,
      storePhone: phone,
      timezone: timeZone,
      testDrive: local(drives.booked),
      vehicle:
        (drives.booked ?? drives.canceled) &&
        vehicleTitle(vehicle && { ...vehicle, trim: vehicle.trim ?? "" }),
      canCancel,
      otherTimes: canCancel && drives.booked ? await otherTimes(drives.booked.vin) : [],
      storeAddress: storeAddress(config),
      canceledDrive: local(drives.canceled),
      bookAgain: inquiry.form === "scheduleTestDrive" && vehicle ? href.testDrive(vehicle) : null,
    };
  });
}

/** The person of the team whom a message is for. */
function memberOf(deps: Pick<Deps, "dealers">, tenant: Tenant, { form, member }: StoredInquiry) {
  if (form !== leadTemplates.STAFF_MEMBER.form || member === null) return undefined;
  return teamMemberOf(deps, tenant, { template: "STAFF_MEMBER", member });
}

type TestDrive = NonNullable<Awaited<ReturnType<TestDriveStore["bookedBy"]>>>;

async function testDrivesOf({ id, form }: StoredInquiry, testDrives: TestDriveStore) {
  if (form !== "scheduleTestDrive") return { booked: null, canceled: null };
  return { booked: await testDrives.bookedBy(id), canceled: await testDrives.canceledBy(id) };
}
