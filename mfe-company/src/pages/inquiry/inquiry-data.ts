/** The form that moves a test drive. */
export interface DriveChange {
  /** URL of the form. */
  action: string;
  /** Free times by day: `2026-11-23T09:30` and "9:30 a.m.". */
  days: { label: string; times: { value: string; label: string }[] }[];
  /** Why an earlier try failed; null = there was none. */
  failure: "taken" | "failed" | null;
}

/** State of an inquiry for its page, without anything that the visitor typed. */
export interface InquiryData {
  /** True once the mail was delivered to the dealer. */
  isDelivered: boolean;
  /** Formatted in the store's time zone. */
  received: string;
  /** Formatted like `received`; null = not delivered yet. */
  delivered: string | null;
  number: string;
  about: string;
  /** Texts for a job applicant, in place of the texts for customers; null = the inquiry is not a job application. */
  application: { title: string; replyBy: string | null } | null;
  /** "You now also see 20 new arrivals.", with a link to them; null = none, or already shown. */
  unlocked: { text: string; href: string } | null;
  /** Time of the booked test drive; null = none. */
  testDrive: string | null;
  /** The car of the test drive, `2021 Toyota RAV4`; null = none, or not known. */
  vehicle: string | null;
  /** Address of the store, on one line; null = not known. */
  storeAddress: string | null;
  /** URL of the calendar file of a test drive to come; null = none. */
  calendar: string | null;
  /** Form to change the time of the test drive; null = it cannot be changed, or no other time is free. */
  change: DriveChange | null;
  /** URL of the form that cancels it; null = it can no longer be canceled. */
  cancelAction: string | null;
  /** True after a cancellation that failed. */
  isCancelFailed: boolean;
  /** Time of the canceled test drive; null = none. */
  canceledDrive: string | null;
  /** True once the booked test drive has begun or is over. */
  isDriveOver: boolean;
  /** Link to book another test drive after one that was canceled or is over; null = not applicable. */
  another: { isOfSameCar: boolean; href: string } | null;
  /** Time until which the store promises a reply; null = no promise. */
  replyBy: string | null;
  /** True once `replyBy` has passed. */
  isReplyDue: boolean;
  /** First name of the person whom a message is for; null = none. */
  member: string | null;
  storeName: string;
  /** E.164. */
  storePhone: string;
  /** URL of this page, for the link that reloads it. */
  path: string;
}
