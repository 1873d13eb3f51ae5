import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { TestDriveDays } from "@forecourt/contracts/test-drives";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { formatPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";
import { cardOfVehicle } from "../../parts/card-of-vehicle.ts";
import { leadVehicle } from "../../personal/lead-vehicle.ts";
import { storePlace } from "../vehicle/store-place.ts";
import { dayChoices, timeChoices } from "./drive-choices.ts";
import type { DriveStep, TestDriveData } from "./test-drive-data.ts";
import { driveAddress, type TestDriveVisit } from "./test-drive-visit.ts";
import { dayWords, timeWords } from "./time-words.ts";

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
  const { vehicle, site, visit } = drive;
  const { texts } = site;
  const content = contentOf(drive);
  const place = storePlace(vehicle, site);
  const phone = place?.phone ?? site.store.sales.phone;
  const values = {
    day: visit.day === null ? "" : dayWords(visit.day).whole,
    time: visit.time === null ? "" : timeWords(visit.time, texts),
    store: place?.name ?? site.name,
  };
  const number = steps.findIndex((step) => step === content.step) + 1;
  const count = steps.length;
  const help = fillText(texts, `testDrive.${content.step}.help`, values);
  return {
    card: cardOfVehicle(vehicle, site),
    label: fillText(texts, "testDrive.title"),
    progress:
      number === 0
        ? null
        : { text: fillText(texts, "personalize.progress", { number, count }), number, count },
    title: fillText(texts, `testDrive.${content.step}.title`),
    help: hasHelp(content, visit) ? help : null,
    content,
    back: backOf(drive, content),
    call: {
      label: fillText(texts, "testDrive.call", { phone: formatPhone(phone) }),
      href: `tel:${phone}`,
    },
  };
}

/** Words of when and where, unless there is nothing to say it of. */
function hasHelp({ step }: DriveStep, { day, time }: TestDriveVisit): boolean {
  if (step === "away" || step === "none") return false;
  return step !== "done" || (day !== null && time !== null);
}

function contentOf(drive: Drive): DriveStep {
  const { visit, days, isBooked, site } = drive;
  const { texts } = site;
  if (isBooked && visit.inquiry !== null) {
    const label = fillText(texts, "testDrive.done.receipt");
    return { step: "done", receipt: { label, href: href.inquiry(visit.inquiry) } };
  }
  const away = fillText(texts, "testDrive.away.body");
  if (!days) return { step: "away", body: away };
  const isOpen = days.days.some(({ times }) => times.some(({ free }) => free));
  const chosen = days.days.find(({ day }) => day === visit.day);
  if (!chosen) {
    if (!isOpen) return { step: "none", body: away };
    return { step: "day", choices: dayChoices(drive, days) };
  }
  if (visit.time === null) return { step: "time", choices: timeChoices(drive, chosen) };
  return confirmStep(drive, chosen, visit.time);
}

function confirmStep(drive: Drive, chosen: TestDriveDays["days"][number], time: string): DriveStep {
  const { vehicle, site, visit } = drive;
  const { texts } = site;
  const { day } = chosen;
  const isFree = chosen.times.some((one) => one.time === time && one.free);
  const words = { day: dayWords(day).whole, time: timeWords(time, texts) };
  const choices = timeChoices(drive, chosen).filter((one) => one.href !== null);
  const body = choices.length > 0 ? "testDrive.taken.body" : "testDrive.taken.none";
  const phone = storePlace(vehicle, site)?.phone ?? site.store.sales.phone;
  return {
    step: "confirm",
    lead: { store: vehicle.storeId, day, time, vehicle: leadVehicle(vehicle, site) },
    taken: isFree
      ? null
      : {
          title: fillText(texts, "testDrive.taken.title", words),
          body: fillText(texts, body, words),
          choices,
        },
    submit: fillText(texts, "testDrive.confirm.submit"),
    failed: fillText(texts, "testDrive.confirm.failed", { phone: formatPhone(phone) }),
    here: driveAddress(href.testDrive(vehicle), visit),
  };
}

function backOf({ vehicle, site, visit }: Drive, { step }: DriveStep): TestDriveData["back"] {
  const path = href.testDrive(vehicle);
  const label = fillText(site.texts, "personalize.back");
  if (step === "time") return { label, href: path };
  return step === "confirm" ? { label, href: driveAddress(path, { day: visit.day }) } : null;
}
