import { href } from "@forecourt/contracts/href";
import { formatDay } from "@forecourt/domain/appointments/format";
import { localeOf } from "@forecourt/domain/locale";
import { fillText } from "@forecourt/remote-kit/site-context";
import { storeDetails } from "../../parts/store-details.ts";
import { formatTime } from "./format-time.ts";
import type { Appointment } from "./test-drive-data.ts";
import { type TestDriveRequest, testDriveUrl } from "./test-drive-request.ts";
import type { TestDrive } from "./test-drive-view.ts";

/** Time and place; they can be changed until the drive is booked. */
export function appointmentView({ vehicle, site, request, isBooked }: TestDrive): Appointment {
  const { texts } = site;
  const store = storeDetails(vehicle, site);
  const { day } = request;
  return {
    when: formatAppointment(request, texts),
    change: isBooked
      ? null
      : {
          label: fillText(texts, "testDrive.change"),
          href: testDriveUrl(href.testDrive(vehicle), { day }),
        },
    store: store && {
      name: store.name,
      address: store.address,
      directions: { label: fillText(texts, "frame.directions"), href: store.mapUrl },
    },
  };
}

/** "Saturday, March 7 at 9:30 a.m." */
export function formatAppointment(
  { day, time }: Pick<TestDriveRequest, "day" | "time">,
  texts: Record<string, string>,
): string {
  if (day === null || time === null) return "";
  const { whole } = formatDay(day, localeOf(texts));
  return fillText(texts, "testDrive.when", { day: whole, time: formatTime(time, texts) });
}
