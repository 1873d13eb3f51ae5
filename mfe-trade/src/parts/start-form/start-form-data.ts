import type { CarLookupMethod } from "@forecourt/domain/trade/car-lookup-methods";
import type { FormTexts } from "../appraisal-text.ts";
import type { FaultPatterns, FaultTexts } from "../fault-labels.ts";
import type { CallLink } from "../help-call.ts";

export interface MeantNames {
  title: string;
  text: string;
  names: readonly string[];
  /** The button for the name as it was typed. */
  typed: string;
}

/** The form in which a seller names their car. */
export interface StartFormData {
  /** Action of the form. */
  action: string;
  /** Whether what is typed has a place where it is kept; false = sending the form begins one. */
  isStored: boolean;
  by: CarLookupMethod;
  /** Lookup methods that the seller can choose from. */
  ways: readonly CarLookupMethod[];
  labels: FormTexts;
  /** Values typed before. */
  fields: Readonly<Record<string, string>>;
  faults: FaultTexts;
  patterns: FaultPatterns;
  /** Names of cars that the typed one may be meant to be; null = none. */
  meant: MeantNames | null;
  /** The newest model year; null = only the service knows. */
  latestYear: number | null;
  states: { value: string; label: string }[];
  /** The state that is chosen at first: the store's. */
  state: string;
  call: CallLink;
}
