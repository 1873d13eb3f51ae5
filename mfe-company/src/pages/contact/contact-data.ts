import type { Contact } from "@forecourt/contracts/areas/company/contact";
import type { Location } from "@forecourt/contracts/areas/company/contracts";
import type { SiteDepartment, StoreStatus } from "@forecourt/contracts/site";
import type { HoursRow } from "@forecourt/ui/elements/open-hours";
import type { MessageFormData } from "../../forms/message-form-data.ts";
import type { StoreMapData } from "./store-map-data.ts";

interface Option {
  value: string;
  label: string;
}

interface ContactStoreChoice {
  label: string;
  options: readonly Option[];
  /** The visitor's store; null = they chose none, so the form asks. */
  chosen: string | null;
  choose: string;
  missing: string;
}

/** The contact form: its choices, and texts. */
export interface ContactFormData extends MessageFormData {
  topic: { label: string; choose: string; missing: string; options: readonly Option[] };
  /** Null for a dealer with one store. */
  store: ContactStoreChoice | null;
}

/** A department with its phone, its hours, and what it is at which time. */
export interface OpenDepartment {
  name: "sales" | "service";
  hours: SiteDepartment;
  /** Days off of the next two weeks. */
  closedSoon: HoursRow[];
  /** As in `StoreChoice`, each with the department's name: "Sales: Open until 6 p.m." */
  statuses: StoreStatus[];
}

export interface ContactLocation extends Location {
  departments: OpenDepartment[];
  /** Path of the store's cars; null = the site lists none. */
  inventory: string | null;
}

/** Everything the contact page shows. */
export interface ContactData
  extends Pick<Contact, "title" | "lead" | "formTitle" | "locationsTitle" | "warning"> {
  form: ContactFormData;
  locations: ContactLocation[];
  map: StoreMapData;
  /** Texts of the list of stores. */
  labels: { hours: string; directions: string; inventory: string };
}
