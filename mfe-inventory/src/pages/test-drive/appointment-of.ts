import { href } from "@forecourt/contracts/href";
import { formatDay } from "@forecourt/domain/appointments/format";
import { fillText } from "@forecourt/remote-kit/site-context";
import { storePlace } from "../vehicle/store-place.ts";
import type { Appointment } from "./test-drive-data.ts";
import type { Drive } from "./test-drive-view.ts";
import { driveAddress, type TestDriveVisit } from "./test-drive-visit.ts";
import { timeWords } from "./time-words.ts";

/** When and where; it can be changed as long as nothing is booked. */
export function appointmentOf({ vehicle, site, visit, isBooked }: Drive): Appointment {
  const { texts } = site;
  const place = storePlace(vehicle, site);
  const { day } = visit;
  return {
    when: whenOf(visit, texts),
    change: isBooked
      ? null
      : {
          label: fillText(texts, "testDrive.change"),
          href: driveAddress(href.testDrive(vehicle), { day }),
        },
    place: place && {
      name: place.name,
      address: place.address,
      directions: { label: fillText(texts, "frame.directions"), href: place.mapUrl },
    },
  };
}

/** "Saturday, March 7 at 9:30 a.m." */
export function whenOf(
  { day, time }: Pick<TestDriveVisit, "day" | "time">,
  texts: Record<string, string>,
): string {
  if (day === null || time === null) return "";
  const { whole } = formatDay(day);
  return fillText(texts, "testDrive.when", { day: whole, time: timeWords(time, texts) });
}
