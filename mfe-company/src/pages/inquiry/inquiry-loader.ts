import { AppError } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import {
  cancelTestDrive,
  changeTestDrive,
  getInquiry,
  type Inquiry,
  inquiryParameters,
  testDriveCalendarPath,
} from "@forecourt/contracts/leads/send";
import type { PageLoader, PageRequest } from "@forecourt/contracts/page";
import {
  formatAppointment,
  formatDay,
  formatMoment,
  to12HourTime,
} from "@forecourt/domain/appointments/format";
import { localeOf } from "@forecourt/domain/locale";
import { pluralForm } from "@forecourt/domain/plural-form";
import { commonClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { DriveChange, InquiryData } from "./inquiry-data.ts";

type Texts = Record<string, string>;

/** Loads the state of an inquiry for anyone who has its address. Never cached, because it changes. */
export const loadInquiry: PageLoader<InquiryData> = async (request) => {
  const {
    params,
    site: { texts },
  } = request;
  const { token = "" } = params;
  if (!/^[\w-]{22,64}$/.test(token)) return { kind: "not-found" };
  const call = commonClient(request, "leads");
  if (!call) throw new AppError("unavailable", "the leads service is not known here");
  const inquiry = await call(getInquiry, { params: { token } });
  const { number, receivedAt, deliveredAt, replyBy, storeName, storePhone, timezone } = inquiry;
  const formatTime = (time: string | null) => time && momentIn(texts, time, timezone);
  return {
    kind: "page",
    ...(inquiry.storeId !== undefined && { store: inquiry.storeId }),
    data: {
      isDelivered: deliveredAt !== null,
      received: momentIn(texts, receivedAt, timezone),
      delivered: formatTime(deliveredAt),
      number,
      about: aboutOf(inquiry, texts),
      application: applicationOf(inquiry, texts),
      unlocked: unlockedBy(request),
      ...drivesIn(inquiry, request),
      replyBy: formatTime(replyBy),
      isReplyDue: inquiry.isReplyDue ?? false,
      member: inquiry.member?.firstName ?? null,
      storeName,
      storeAddress: inquiry.storeAddress ?? null,
      storePhone,
      path: href.inquiry(token),
    },
    head: {
      title: fillText(texts, "inquiry.head.title", { number }),
      description: fillText(texts, "inquiry.head.description"),
      canonical: null,
      index: false,
    },
  };
};

/** "Your message about service or parts", or whom it was to where no topic is known. */
function aboutOf({ form, topic, member }: Inquiry, texts: Texts): string {
  if (member) return fillText(texts, "inquiry.form.staffMember.named", { name: member.name });
  const keys = [`inquiry.topic.${topic ?? ""}`, `inquiry.form.${form}`];
  return fillText(texts, keys.find((key) => key in texts) ?? "inquiry.form.default");
}

function applicationOf(
  { form, position = null, replyBy, isReplyDue = false, storeName: store, timezone }: Inquiry,
  texts: Texts,
): InquiryData["application"] {
  if (form !== "careers") return null;
  return {
    title:
      position === null
        ? fillText(texts, "inquiry.careers.received")
        : fillText(texts, "inquiry.careers.received.position", { position }),
    replyBy:
      replyBy === null || isReplyDue
        ? null
        : fillText(texts, "inquiry.careers.replyBy", {
            store,
            time: momentIn(texts, replyBy, timezone),
          }),
  };
}

/**
 * Message about the cars that a lead sent without JavaScript has unlocked. Null for a visitor without the unlock, who
 * may have the address from someone else.
 */
function unlockedBy({ url, site, visitor }: PageRequest): InquiryData["unlocked"] {
  const count = url.searchParams.get(inquiryParameters.unlocked) ?? "";
  if (!/^[1-9]\d{0,4}$/.test(count) || !visitor?.proven.unlockInventory) return null;
  const text = fillText(site.texts, `leadForm.unlocked.${pluralForm(Number(count))}`, { count });
  return { text, href: href.search() };
}

type Drives = Pick<
  InquiryData,
  | "testDrive"
  | "vehicle"
  | "calendar"
  | "change"
  | "cancelAction"
  | "isCancelFailed"
  | "canceledDrive"
  | "isDriveOver"
  | "another"
>;

/** The test drive that the inquiry booked or had booked, with the actions that its visitor can take. */
function drivesIn(
  inquiry: Inquiry,
  { params, url, site: { texts } }: Pick<PageRequest, "params" | "url" | "site">,
): Drives {
  const { testDrive = null, canCancel = false, canceledDrive = null, bookAgain = null } = inquiry;
  const { vehicle = null, otherTimes = [] } = inquiry;
  const isDriveOver = testDrive !== null && !canCancel;
  const another = { isOfSameCar: bookAgain !== null, href: bookAgain ?? href.search() };
  const pathOf = (path: string) =>
    canCancel ? path.replace(":token", params["token"] ?? "") : null;
  return {
    testDrive: testDrive && formatDrive(texts, testDrive),
    vehicle,
    calendar: pathOf(testDriveCalendarPath),
    change: changeOf(pathOf(changeTestDrive.path), otherTimes, { url, texts }),
    cancelAction: pathOf(cancelTestDrive.path),
    isCancelFailed: canCancel && url.searchParams.has(inquiryParameters.notCanceled),
    canceledDrive: canceledDrive && formatDrive(texts, canceledDrive),
    isDriveOver,
    another: isDriveOver || canceledDrive !== null ? another : null,
  };
}

function changeOf(
  action: string | null,
  otherTimes: NonNullable<Inquiry["otherTimes"]>,
  { url, texts }: { url: URL; texts: Texts },
): DriveChange | null {
  if (action === null || otherTimes.length === 0) return null;
  const failure = url.searchParams.get(inquiryParameters.notChanged);
  return {
    action,
    days: otherTimes.map(({ day, times }) => ({
      label: formatDay(day, localeOf(texts)).whole,
      times: times.map((time) => ({ value: `${day}T${time}`, label: formatTimeOfDay(time) })),
    })),
    failure: failure === "taken" || failure === "failed" ? failure : null,
  };
}

/** "9:30 a.m." */
function formatTimeOfDay(time: string): string {
  const { clock, half } = to12HourTime(time);
  return `${clock} ${half === "am" ? "a.m." : "p.m."}`;
}

/** `Friday, November 20 at 9:02 a.m. CST`, by the store's clock. */
function momentIn(texts: Texts, time: string, timeZone: string): string {
  const zone = { timeZone, timeZoneName: "short" } as const;
  return formatMoment(new Date(time), localeOf(texts), { weekday: "long", ...zone });
}

/** `Saturday, November 21 at 9:30 a.m.`: a day and time of the store's own, no time zone is involved. */
function formatDrive(texts: Texts, { day, time }: { day: string; time: string }): string {
  const start = new Date(`${day}T${time}:00Z`);
  return formatAppointment(start, { locale: localeOf(texts), timeZone: "UTC" });
}
