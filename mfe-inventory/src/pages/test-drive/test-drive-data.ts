import type { LeadVehicleWithVin } from "@forecourt/contracts/leads/vehicle-of-inventory";
import type { CardData } from "../../features/vehicle-card/card-data.ts";

interface Link {
  label: string;
  href: string;
}

/** A time; null `href` = it is taken. */
export interface Choice {
  label: string;
  /** Below the label: "Taken". */
  note: string | null;
  href: string | null;
  isChosen: boolean;
}

/** A day of the calendar. */
export interface CalendarDay {
  /** "2026-11-28". */
  day: string;
  /** "28". */
  number: string;
  /** "Tomorrow, Saturday, November 28", and why nothing is free. */
  name: string;
  /** Below the number, where there is room: "today", "closed"; null = nothing. */
  note: string | null;
  /** Null = nothing is free. */
  href: string | null;
}

/** "November 2026" in weeks of seven; null = a day of another month, or one that is not listed. */
export interface CalendarMonth {
  label: string;
  weeks: (CalendarDay | null)[][];
}

/** The days of a test drive, without gaps; weeks begin on Sunday. */
export interface Calendar {
  weekdays: { short: string; name: string }[];
  months: CalendarMonth[];
  /** Explanation of the gray days, where there is no room for notes. */
  legend: string;
}

/** The times of one part of a day: "Morning". */
export interface TimeGroup {
  title: string;
  choices: Choice[];
}

/** When and where a car is driven. */
export interface Appointment {
  /** "Saturday, March 7 at 9:30 a.m." */
  when: string;
  /** Link to choose another day or time; null once the drive is booked. */
  change: Link | null;
  /** Null for a store that is not there any more. */
  store: { name: string; address: string[]; directions: Link } | null;
}

/** The lead that books the drive, besides the contact details. */
export interface TestDriveLead {
  store: string;
  day: string;
  time: string;
  vehicle: LeadVehicleWithVin;
}

/** Data of a step. */
export type TestDriveStep =
  | { step: "day"; calendar: Calendar }
  | { step: "time"; groups: TimeGroup[] }
  | {
      step: "confirm";
      lead: TestDriveLead;
      /** The sentence on calls and texts, where another store than the visitor's has the car. */
      consent?: string;
      appointment: Appointment;
      /** Notice that the time was taken meanwhile, with other free times; null = it is free. */
      taken: { title: string; body: string; choices: Choice[] } | null;
      /** True where booking unlocks early-access vehicles. */
      unlocks: boolean;
      submit: string;
      failed: string;
      /** Address of this step, and the parameter of the inquiry once the drive is booked. */
      here: string;
    }
  | { step: "done"; appointment: Appointment; receipt: Link }
  /** No times can be shown, and no day has any. */
  | { step: "away" | "none"; body: string };

/** Everything that one step of scheduling a test drive shows. */
export interface TestDriveData {
  card: CardData;
  /** "Schedule a test drive". */
  label: string;
  /** Null where there is nothing to do, or nothing more. */
  progress: { text: string; number: number; count: number } | null;
  title: string;
  help: string | null;
  content: TestDriveStep;
  back: Link | null;
  /** The store's phone, as an alternative. */
  call: Link;
}

/** A car that was sold meanwhile. */
export interface SoldData {
  card: CardData;
  sold: { title: string; body: string; similar: Link };
}
