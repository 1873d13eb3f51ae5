import type { LeadVehicleWithVin } from "@forecourt/contracts/leads/vehicle-of-inventory";
import type { CardData } from "../../features/vehicle-card/card-data.ts";

interface Link {
  label: string;
  href: string;
}

/** A day or a time; null `href` = nothing is free. */
export interface Choice {
  label: string;
  /** Below the label: the date of a day, "Taken" at a time. */
  note: string | null;
  href: string | null;
  isChosen: boolean;
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
  /** To another day or time; null once it is booked. */
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

/** What a step shows. */
export type TestDriveStep =
  | { step: "day"; choices: Choice[] }
  | { step: "time"; groups: TimeGroup[] }
  | {
      step: "confirm";
      lead: TestDriveLead;
      appointment: Appointment;
      /** Notice that the time was taken meanwhile, with other free times; null = it is free. */
      taken: { title: string; body: string; choices: Choice[] } | null;
      /** True where booking unlocks early-access vehicles. */
      unlocks: boolean;
      submit: string;
      failed: string;
      /** This step's own address, and the parameter of the inquiry once it is booked. */
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
