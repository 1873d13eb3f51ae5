import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { formatAppointment, to12HourTime } from "@forecourt/domain/appointments/format";
import { adviserOfVisit } from "../visits/adviser-of.ts";
import type { VisitNotification } from "../visits/visit-notification.ts";

/** A notification with all that its mails contain. */
export interface VisitMail {
  notification: VisitNotification;
  /** Token of the visit, for the link. */
  token: string;
  storeId: string;
  store: DealerConfig;
  /** Texts of the mails to the owner. */
  texts: Readonly<Record<string, string>>;
  /** Texts of the mails to the shop, in English. */
  storeTexts: Readonly<Record<string, string>>;
  /** The site's address. */
  origin: string;
  /** Path prefix of the pages in the language of the texts: `/es`; "" = English. */
  prefix: string;
}

/** `9:30 a.m.` */
export function formatMailTime(time: string): string {
  const { clock, half } = to12HourTime(time);
  return `${clock} ${half === "am" ? "a.m." : "p.m."}`;
}

/** `Tuesday, November 24 at 9:30 a.m.`, of a day and time by the store's clock. */
export function formatSlot({ day, time }: { day: string; time: string }, locale: string): string {
  const moment = new Date(`${day}T${time}:00Z`);
  return formatAppointment(moment, { locale, timeZone: "UTC" });
}

/** The adviser of the visit in words: "Tobias Kettle, Service advisor". */
export function adviserText({ notification, store }: VisitMail): string {
  const { name, title } = adviserOfVisit(store, notification.content.time.adviserId);
  return title === "" ? name : `${name}, ${title}`;
}
