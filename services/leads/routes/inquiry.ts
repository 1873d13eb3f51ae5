import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { LeadForm } from "@forecourt/contracts/dealer-config/leads";
import { AppError } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import { getInquiry } from "@forecourt/contracts/leads/send";
import { afterOpenHours } from "@forecourt/domain/appointments/open-hours";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { IntakeDeps } from "../deps.ts";
import type { KeptInquiry } from "../store/lead-by-token.ts";
import { driveByClock } from "../test-drives/bookable-times.ts";
import type { TestDriveStore } from "../test-drives/test-drive-store.ts";

type Deps = IntakeDeps & { testDrives: TestDriveStore };

/** How inquiries stand, for whoever knows their token; nothing that was typed. */
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
    const drives = await drivesOf(inquiry, testDrives);
    const byClock = (drive: Drive | null) =>
      drive && { vin: drive.vin, ...driveByClock(drive.start, timeZone) };
    const { car } = inquiry;
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
      testDrive: byClock(drives.booked),
      canCancel: drives.booked !== null && drives.booked.start > now(),
      cancelledDrive: byClock(drives.cancelled),
      bookAgain: inquiry.form === "scheduleTestDrive" && car ? href.testDrive(car) : null,
    };
  });
}

type Drive = NonNullable<Awaited<ReturnType<TestDriveStore["bookedBy"]>>>;

async function drivesOf({ id, form }: KeptInquiry, testDrives: TestDriveStore) {
  if (form !== "scheduleTestDrive") return { booked: null, cancelled: null };
  return { booked: await testDrives.bookedBy(id), cancelled: await testDrives.cancelledBy(id) };
}

const ofService: readonly LeadForm[] = ["service", "contactService"];

/** Whose hours and telephone count. */
function departmentOf(form: LeadForm, { sales, service }: DealerConfig) {
  return ofService.includes(form) && service ? service : sales;
}
