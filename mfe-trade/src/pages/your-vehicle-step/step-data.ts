import type { LookedUpCar } from "@forecourt/contracts/areas/trade/car-lookup";
import type { Answers } from "@forecourt/domain/trade/questionnaire";
import type { ExpiredLinkData } from "@forecourt/remote-kit/draft/expired-link";
import type { FormTexts } from "../../parts/appraisal-text.ts";
import type { FaultPatterns, FaultTexts } from "../../parts/fault-labels.ts";
import type { CallLink } from "../../parts/help-call.ts";
import type { StartFormData } from "../../parts/start-form/start-form-data.ts";
import type { Flow } from "../../parts/steps/flow.ts";

export interface Link {
  label: string;
  href: string;
}

/** Data of the frame around every page of an appraisal. */
export interface Frame {
  title: string;
  lead: string | null;
  /** Action of the page's forms. */
  action: string;
  labels: FormTexts;
  resume: { path: string; text: string };
  isSaved: boolean;
  isBusy: boolean;
  call: CallLink;
  flow: Flow;
}

/** Form in which the seller names the car again. */
export interface StartData extends Frame {
  kind: "start";
  form: StartFormData;
}

/** The car with its details. */
export interface CarData extends Frame {
  kind: "car";
  fields: Readonly<Record<string, string>>;
  faults: FaultTexts;
  patterns: FaultPatterns;
  cars: readonly LookedUpCar[];
  /** Notice that the lookup found no car; null = none. */
  notice: { title: string; text: string } | null;
  /** The trims to choose from; null = the trim is known, or no trims are. */
  trim: { options: { value: string; label: string }[]; value: string } | null;
  /** Name and details of the found car; null = the seller typed the car. */
  summary: { name: string; details: string[] } | null;
  latestYear: number;
  states: { value: string; label: string }[];
  colors: { value: string; label: string }[];
  /** `fold` opens them; null = they are shown, because they may change the price. */
  options: { fold: string | null; title: string; items: { name: string; label: string }[] };
  startHref: string;
  isEdit: boolean;
}

export interface ShownQuestion {
  id: string;
  text: string;
  description: string | null;
  inputType: "radio" | "checkbox" | "textarea";
  required: boolean;
  answers: { label: string; value: string; text: string | null }[];
}

/** The questions of a category. */
export interface QuestionsData extends Frame {
  kind: "questions";
  category: string;
  questions: ShownQuestion[];
  /** Values by question, as stored. */
  given: Answers;
  /** Texts by the field of the answers. */
  faults: FaultTexts;
  /** Text for an answer that is missing. */
  missing: string;
  /** Whether other questions depend on these. */
  decides: boolean;
  isEdit: boolean;
}

export interface AnswersSection {
  title: string;
  edit: Link;
  rows: { label: string; value: string; isMissing: boolean }[];
}

/** All answers, before the offer is made or changed. */
export interface AnswersData extends Frame {
  kind: "answers";
  sections: AnswersSection[];
  /** Null = the offer can be made. */
  open: { title: string; text: string; link: Link } | null;
}

export type StepData = StartData | CarData | QuestionsData | AnswersData | ExpiredLinkData;
