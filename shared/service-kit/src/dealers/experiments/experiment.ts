import type { Experiment } from "@forecourt/contracts/experiments/experiment";
import type { JsonObject } from "../json/json.ts";

/** An experiment of a dealer that has passed every check. */
export interface LoadedExperiment extends Omit<Experiment, "variants"> {
  /** The name of its file without `.json`. */
  name: string;
  /** Below the configuration's folder. */
  file: string;
  variants: Readonly<Record<string, LoadedVariant>>;
  /** The variant of each cohort; null = the cohort does not take part. */
  variantOf: readonly (string | null)[];
}

export interface LoadedVariant {
  share: number;
  settings: JsonObject;
  /** Replaced texts, by language and key. */
  langs: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** `heartland/experiments/offer-button.json` */
const experimentFile = /^(?!defaults\/)[^/]+\/experiments\/[^/]+$/;

/** True for what a dealer has below `experiments/`, which the site can do without. */
export function isExperimentFile(file: string): boolean {
  return experimentFile.test(file);
}
