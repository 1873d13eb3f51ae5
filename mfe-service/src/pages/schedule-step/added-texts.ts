import { statedSymptoms } from "@forecourt/domain/appointments/stated-symptoms";
import type { ServicesData } from "./step-data.ts";

interface Stated {
  typed: string;
  /** Names of boxes. */
  ticked: readonly string[];
}

/** Texts about the services that are added for the owner's words and boxes. */
export function addedTexts(
  { symptoms, diagnosis }: Pick<ServicesData, "symptoms" | "diagnosis">,
  { typed, ticked }: Stated,
): string[] {
  if (diagnosis && ticked.includes(diagnosis.field)) return [];
  const known = symptoms.map(({ line, words }) => ({ name: line, phrase: line, words }));
  const { names, hasOwnWords } = statedSymptoms(typed, known);
  const named = symptoms.filter(({ line }) => names.includes(line));
  const isCovered =
    named.length > 0 || symptoms.some(({ field }) => field !== null && ticked.includes(field));
  const added = named.flatMap(({ field, service }) =>
    service === null || (field !== null && ticked.includes(field)) ? [] : [service],
  );
  // Two problems may have one service.
  return hasOwnWords && !isCovered && diagnosis ? [diagnosis.added] : [...new Set(added)];
}
