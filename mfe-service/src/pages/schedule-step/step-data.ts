import type { RejectedForm } from "@forecourt/contracts/leads/rejected-form";
import type { ExpiredLinkData } from "@forecourt/remote-kit/draft/expired-link";
import type { FormRejection } from "@forecourt/ui/forms/rejection-summary";
import type { FormState } from "../../parts/visit/form-fields.ts";
import type { Frame } from "../../parts/visit/frame-view.ts";
import type { PortraitData } from "../../parts/visit/portrait.tsx";
import type { CallLink } from "../../parts/visit/service-call.ts";
import type { SummaryRow } from "../../parts/visit/summary-view.ts";
import type { TimePickerData } from "../../parts/visit/time-picker-view.ts";
import type { VehicleFormData } from "../../parts/visit/vehicle-form-view.ts";
import type { VisitTexts } from "../../parts/visit/visit-text.ts";
import type { RecallsData } from "./recalls-view.ts";

export interface VehicleData {
  kind: "vehicle";
  frame: Frame;
  form: VehicleFormData;
}

interface Choice {
  name: string;
  value: string;
  label: string;
  text: string;
  /** Duration and price; null = none is said. */
  about: string | null;
  /** Portrait of the person; missing = the choice is not a person. */
  portrait?: PortraitData;
  isChosen: boolean;
}

/** Services, transport and adviser to choose from. */
export interface ServicesData extends FormState {
  kind: "services";
  frame: Frame;
  action: string;
  labels: VisitTexts;
  problems: FormRejection | null;
  /** Null = the page says nothing about recalls. */
  recalls: RecallsData | null;
  /** Sentence about the services that are due near the stated mileage; null = none. */
  due: string | null;
  services: Choice[];
  /**
   * Texts about the diagnosis that symptoms in the owner's own words add: the rule, and that it was added; null = the
   * owner must choose a service.
   */
  diagnosis: { field: string; rule: string; added: string } | null;
  /** Lines and words that name common problems, with the box and the text of what each adds; null = nothing. */
  symptoms: { line: string; words: string[]; field: string | null; service: string | null }[];
  transports: Choice[];
  /** Empty = there is no choice. */
  advisers: Choice[];
  back: string;
}

export interface TimeData {
  kind: "time";
  frame: Frame;
  action: string;
  problems: FormRejection | null;
  /** Chosen services, with a link to change them. */
  summary: { text: string; change: { label: string; href: string } };
  /** Null = there are no free times. */
  picker: TimePickerData | null;
  empty: { title: string; text: string; call: CallLink };
  back: { label: string; href: string };
}

/** The contact, under the whole summary. */
export interface ContactData {
  kind: "contact";
  frame: Frame;
  action: string;
  labels: VisitTexts;
  hold: HoldData;
  rows: SummaryRow[];
  form: FormState;
  rejected: RejectedForm | null;
  failed: string;
  /** Facts that the page shows, which the service compares with the current ones. */
  seen: string;
  /** The label of the box for text messages; null = the visitor has verified no number, so that none can be sent. */
  texts: string | null;
  vin: string | null;
  back: { label: string; href: string };
}

export interface HoldData {
  slot: string;
  /** While it is held, and after that. */
  held: { title: string; text: string };
  ended: { title: string; text: string };
  /** Milliseconds, when the page was made; 0 = it is not held any more. */
  leftMs: number;
}

export type StepData = VehicleData | ServicesData | TimeData | ContactData | ExpiredLinkData;
