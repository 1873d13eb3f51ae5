import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { LeadForm } from "@forecourt/contracts/dealer-config/leads";
import { AppError } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import { getInquiry } from "@forecourt/contracts/leads/send";
import { leadTemplates } from "@forecourt/contracts/leads-templates";
import { afterOpenHours } from "@forecourt/domain/appointments/open-hours";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import type { StoredInquiry } from "../store/lead-by-token.ts";
import { localDayAndTime } from "../test-drives/bookable-times.ts";
import type { TestDriveStore } from "../test-drives/test-drive-store.ts";

/** The state of an inquiry, for anyone who has its token; nothing that the customer typed. */
export function inquiryRoute(app: Express, { dealers, store, testDrives, now }: Deps): void {
  mount(app, getInquiry, async ({ params, request, response }) => {
    const { dealerId } = tenantOf(request);
    response.set("cache-control", "no-store");
    const inquiry = await store.byToken(dealerId, params.token);
    if (!inquiry) throw new AppError("not-found", "no inquiry has this token");
    const config = dealers.current().config({ dealerId, storeId: inquiry.storeId });
    const { phone, workingHours: week, closedOn } = departmentOf(inquiry.form, config);
    const { leads, company } = config;
    const timeZone = company.timezone;
    const hours = { week, closedOn, timeZone };
    const due = afterOpenHours(inquiry.receivedAt, leads.replyWithinHours, hours);
    const drives = await testDrivesOf(inquiry, testDrives);
    const local = (drive: TestDrive | null) =>
      drive && { vin: drive.vin, ...localDayAndTime(drive.start, timeZone) };
    const { vehicle } = inquiry;
    return {
      number: inquiry.number,
      receivedAt: inquiry.receivedAt.toISOString(),
      deliveredAt: inquiry.deliveredAt?.toISOString() ?? null,
      form: inquiry.form,
      replyBy: due?.toISOString() ?? null,
      isReplyDue: due !== null && due <= now(),
      storeName: config.company.name,
      storePhone: phone,
      timezone: timeZone,
      testDrive: local(drives.booked),
      canCancel: drives.booked !== null && drives.booked.start > now(),
      canceledDrive: local(drives.canceled),
      bookAgain: inquiry.form === "scheduleTestDrive" && vehicle ? href.testDrive(vehicle) : null,
    };
  });
}

type TestDrive = NonNullable<Awaited<ReturnType<TestDriveStore["bookedBy"]>>>;

async function testDrivesOf({ id, form }: StoredInquiry, testDrives: TestDriveStore) {
  if (form !== "scheduleTestDrive") return { booked: null, canceled: null };
  return { booked: await testDrives.bookedBy(id), canceled: await testDrives.canceledBy(id) };
}

const serviceForms: readonly LeadForm[] = Object.values(leadTemplates)
  .filter(({ department }) => department === "service")
  .map(({ form }) => form);

/** The department whose opening hours and phone number apply. */
function departmentOf(form: LeadForm, { sales, service }: DealerConfig) {
  return serviceForms.includes(form) && service ? service : sales;
}
