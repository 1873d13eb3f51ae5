import { href } from "@forecourt/contracts/href";
import type { TestDriveDays } from "@forecourt/contracts/leads/test-drives";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { formatDay } from "@forecourt/domain/appointments/format";
import { localeOf } from "@forecourt/domain/locale";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";
import { vehicleCard } from "../../features/vehicle-card/vehicle-card-view.ts";
import { consentOfStore } from "../../features/vehicle-lead/consent-of-store.ts";
import { toLeadVehicle } from "../../features/vehicle-lead/lead-vehicle.ts";
import { elsewhereValues, storeDetails } from "../../parts/store-details.ts";
import { appointmentView, formatAppointment } from "./appointment-view.ts";
import { calendarView } from "./calendar-view.ts";
import { withNotice } from "./notice-text.ts";
import { timeChoices, timeGroups } from "./slot-choices.ts";
import type { TestDriveData, TestDriveStep } from "./test-drive-data.ts";
import { type TestDriveRequest, testDriveUrl } from "./test-drive-request.ts";

export interface TestDrive {
  vehicle: VehicleDetail;
  site: SiteContext;
  request: TestDriveRequest;
  /** Null when unknown, and when the drive is booked already. */
  days: TestDriveDays | null;
  isBooked: boolean;
  /** The date where the store is, "2026-11-20". */
  today: string;
}

const steps = ["day", "time", "confirm"] as const;

/** One step of scheduling a test drive. */
export function testDriveView(drive: TestDrive): TestDriveData {
  const { vehicle, site } = drive;
  const { texts } = site;
  const content = stepContent(drive);
  const phone = storePhone(drive);
  const number = steps.findIndex((step) => step === content.step) + 1;
  const count = steps.length;
  return {
    card: vehicleCard(vehicle, site),
    label: fillText(texts, "testDrive.title"),
    progress:
      number === 0
        ? null
        : { text: fillText(texts, "personalize.progress", { number, count }), number, count },
    ...stepHeading(drive, content),
    content,
    back: backLink(drive, content),
    call: {
      label: fillText(texts, "testDrive.call", { phone: formattedPhone(drive) }),
      href: `tel:${phone}`,
    },
  };
}

/** The question of a step, and what helps to answer it. */
function stepHeading(
  { vehicle, site, request, days }: TestDrive,
  content: TestDriveStep,
): Pick<TestDriveData, "title" | "help"> {
  const { texts, store, phoneMasks } = site;
  const { step } = content;
  if (step === "confirm" && content.taken) {
    return { title: fillText(texts, "testDrive.taken.heading"), help: null };
  }
  const title = fillText(texts, `testDrive.${step}.title`);
  if (step === "away" || step === "none") return { title, help: null };
  const elsewhere = step === "day" ? elsewhereValues(vehicle.storeId, site) : null;
  if (elsewhere !== null) {
    // The visitor's own store brings the car over.
    const phone = maskPhone(store.sales.phone, phoneMasks.general);
    const where = fillText(texts, "testDrive.day.elsewhere", { ...elsewhere, phone });
    return { title, help: withNotice(where, days, texts) };
  }
  const help = fillText(texts, `testDrive.${step}.help`, {
    day: request.day === null ? "" : formatDay(request.day, localeOf(texts)).whole,
    store: storeDetails(vehicle, site)?.name ?? site.name,
    minutes: days?.slotMinutes ?? defaultMinutes,
  });
  return { title, help: needsLeadTimeNotice(request, days) ? withNotice(help, days, texts) : help };
}

/** True where the first time of all is offered: among the days, and on the first one. */
function needsLeadTimeNotice({ day, time }: TestDriveRequest, days: TestDriveDays | null): boolean {
  return time === null && (day === null || day === days?.days[0]?.day);
}

/** Duration of a drive if the service does not state it. */
const defaultMinutes = 30;

function stepContent(drive: TestDrive): TestDriveStep {
  const { request, days, isBooked, site } = drive;
  const { texts } = site;
  if (isBooked && request.inquiry !== null) {
    const label = fillText(texts, "testDrive.done.receipt");
    const receipt = { label, href: href.inquiry(request.inquiry) };
    return { step: "done", appointment: appointmentView(drive), receipt };
  }
  const away = fillText(texts, "testDrive.away.body");
  if (!days) return { step: "away", body: away };
  const isOpen = days.days.some(({ times }) => times.some(({ free }) => free));
  const chosen = days.days.find(({ day }) => day === request.day);
  if (!chosen) {
    if (!isOpen) return { step: "none", body: away };
    return { step: "day", calendar: calendarView(drive, days) };
  }
  if (request.time === null) return { step: "time", groups: timeGroups(drive, chosen) };
  return confirmStep(drive, chosen, request.time);
}

function confirmStep(
  drive: TestDrive,
  chosen: TestDriveDays["days"][number],
  time: string,
): TestDriveStep {
  const { vehicle, site, request } = drive;
  const { texts } = site;
  const { day } = chosen;
  const consent = consentOfStore(vehicle.storeId, site);
  return {
    step: "confirm",
    ...(consent !== undefined && { consent }),
    lead: { store: vehicle.storeId, day, time, vehicle: toLeadVehicle(vehicle, site) },
    appointment: appointmentView(drive),
    taken: chosen.times.some((one) => one.time === time && one.free)
      ? null
      : takenNotice(drive, chosen, time),
    unlocks: site.earlyAccessDays > 0,
    submit: fillText(texts, "testDrive.confirm.submit"),
    failed: fillText(texts, "testDrive.confirm.failed", { phone: formattedPhone(drive) }),
    here: testDriveUrl(href.testDrive(vehicle), request),
  };
}

/** Notice that the time was taken, with the other free times of that day. */
function takenNotice(drive: TestDrive, chosen: TestDriveDays["days"][number], time: string) {
  const { texts } = drive.site;
  const choices = timeChoices(drive, chosen).filter((one) => one.href !== null);
  const key = choices.length > 0 ? "testDrive.taken.body" : "testDrive.taken.none";
  const when = formatAppointment({ day: chosen.day, time }, texts);
  return {
    title: fillText(texts, "testDrive.taken.title", { when }),
    body: fillText(texts, key, { day: formatDay(chosen.day, localeOf(texts)).whole }),
    choices,
  };
}

/** In the dealer's phone format. */
function formattedPhone(drive: TestDrive): string {
  return maskPhone(storePhone(drive), drive.site.phoneMasks.general);
}

function storePhone({ vehicle, site }: TestDrive): string {
  return storeDetails(vehicle, site)?.phone ?? site.store.sales.phone;
}

function backLink(
  { vehicle, site, request }: TestDrive,
  { step }: TestDriveStep,
): TestDriveData["back"] {
  const path = href.testDrive(vehicle);
  const label = fillText(site.texts, "personalize.back");
  if (step === "time") return { label, href: path };
  return step === "confirm" ? { label, href: testDriveUrl(path, { day: request.day }) } : null;
}
