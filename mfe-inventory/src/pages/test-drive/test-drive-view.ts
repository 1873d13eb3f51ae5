import { href } from "@forecourt/contracts/href";
import type { TestDriveDays } from "@forecourt/contracts/leads/test-drives";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { formatDay } from "@forecourt/domain/appointments/format";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";
import { cardOfVehicle } from "../../parts/card-of-vehicle.ts";
import { leadVehicle } from "../../personal/lead-vehicle.ts";
import { storePlace } from "../vehicle/store-place.ts";
import { appointmentOf, whenOf } from "./appointment-of.ts";
import { dayChoices, timeChoices, timeGroups } from "./drive-choices.ts";
import type { DriveStep, TestDriveData } from "./test-drive-data.ts";
import { driveAddress, type TestDriveVisit } from "./test-drive-visit.ts";

export interface Drive {
  vehicle: VehicleDetail;
  site: SiteContext;
  visit: TestDriveVisit;
  /** Null = nobody can say, and where it is booked nobody has to. */
  days: TestDriveDays | null;
  isBooked: boolean;
}

const steps = ["day", "time", "confirm"] as const;

/** One step of scheduling a test drive. */
export function testDriveView(drive: Drive): TestDriveData {
  const { vehicle, site } = drive;
  const { texts } = site;
  const content = contentOf(drive);
  const phone = phoneOf(drive);
  const number = steps.findIndex((step) => step === content.step) + 1;
  const count = steps.length;
  return {
    card: cardOfVehicle(vehicle, site),
    label: fillText(texts, "testDrive.title"),
    progress:
      number === 0
        ? null
        : { text: fillText(texts, "personalize.progress", { number, count }), number, count },
    ...headingOf(drive, content),
    content,
    back: backOf(drive, content),
    call: {
      label: fillText(texts, "testDrive.call", { phone: numberOf(drive) }),
      href: `tel:${phone}`,
    },
  };
}

/** The question of a step, and what helps to answer it. */
function headingOf(
  { vehicle, site, visit, days }: Drive,
  content: DriveStep,
): Pick<TestDriveData, "title" | "help"> {
  const { texts } = site;
  const { step } = content;
  if (step === "confirm" && content.taken) {
    return { title: fillText(texts, "testDrive.taken.heading"), help: null };
  }
  const title = fillText(texts, `testDrive.${step}.title`);
  if (step === "away" || step === "none") return { title, help: null };
  const help = fillText(texts, `testDrive.${step}.help`, {
    day: visit.day === null ? "" : formatDay(visit.day).whole,
    store: storePlace(vehicle, site)?.name ?? site.name,
    minutes: days?.slotMinutes ?? usualMinutes,
  });
  return { title, help };
}

/** Where the service does not say how long a drive takes. */
const usualMinutes = 30;

function contentOf(drive: Drive): DriveStep {
  const { visit, days, isBooked, site } = drive;
  const { texts } = site;
  if (isBooked && visit.inquiry !== null) {
    const label = fillText(texts, "testDrive.done.receipt");
    const receipt = { label, href: href.inquiry(visit.inquiry) };
    return { step: "done", appointment: appointmentOf(drive), receipt };
  }
  const away = fillText(texts, "testDrive.away.body");
  if (!days) return { step: "away", body: away };
  const isOpen = days.days.some(({ times }) => times.some(({ free }) => free));
  const chosen = days.days.find(({ day }) => day === visit.day);
  if (!chosen) {
    if (!isOpen) return { step: "none", body: away };
    return { step: "day", choices: dayChoices(drive, days) };
  }
  if (visit.time === null) return { step: "time", groups: timeGroups(drive, chosen) };
  return confirmStep(drive, chosen, visit.time);
}

function confirmStep(drive: Drive, chosen: TestDriveDays["days"][number], time: string): DriveStep {
  const { vehicle, site, visit } = drive;
  const { texts } = site;
  const { day } = chosen;
  return {
    step: "confirm",
    lead: { store: vehicle.storeId, day, time, vehicle: leadVehicle(vehicle, site) },
    appointment: appointmentOf(drive),
    taken: chosen.times.some((one) => one.time === time && one.free)
      ? null
      : takenWords(drive, chosen, time),
    submit: fillText(texts, "testDrive.confirm.submit"),
    failed: fillText(texts, "testDrive.confirm.failed", { phone: numberOf(drive) }),
    here: driveAddress(href.testDrive(vehicle), visit),
  };
}

/** That somebody else was quicker, and what of that day is left. */
function takenWords(drive: Drive, chosen: TestDriveDays["days"][number], time: string) {
  const { texts } = drive.site;
  const choices = timeChoices(drive, chosen).filter((one) => one.href !== null);
  const key = choices.length > 0 ? "testDrive.taken.body" : "testDrive.taken.none";
  const when = whenOf({ day: chosen.day, time }, texts);
  return {
    title: fillText(texts, "testDrive.taken.title", { when }),
    body: fillText(texts, key, { day: formatDay(chosen.day).whole }),
    choices,
  };
}

/** As the dealer writes numbers. */
function numberOf(drive: Drive): string {
  return maskPhone(phoneOf(drive), drive.site.phoneMasks.general);
}

function phoneOf({ vehicle, site }: Drive): string {
  return storePlace(vehicle, site)?.phone ?? site.store.sales.phone;
}

function backOf({ vehicle, site, visit }: Drive, { step }: DriveStep): TestDriveData["back"] {
  const path = href.testDrive(vehicle);
  const label = fillText(site.texts, "personalize.back");
  if (step === "time") return { label, href: path };
  return step === "confirm" ? { label, href: driveAddress(path, { day: visit.day }) } : null;
}
