import { commonSymptoms } from "@forecourt/contracts/areas/service/visit-paths";
import { statedSymptoms } from "@forecourt/domain/appointments/stated-symptoms";
import type { ServiceStore } from "../visits/service-store.ts";

/** Services and symptoms that an owner has stated. */
interface Stated {
  /** In the owner's words; lines of common problems are as a tap writes them. */
  symptoms: string;
  /** Op codes. */
  chosen: readonly string[];
}

/**
 * Op codes of the services that look into the symptoms: the service of each common problem, and the diagnosis for words
 * that none of these services looks into. Empty where the diagnosis is chosen already.
 */
export function servicesOfSymptoms(
  { config, texts }: Pick<ServiceStore, "config" | "texts">,
  { symptoms, chosen }: Stated,
): string[] {
  const { diagnosisOpCode, symptomWords } = config.scheduling;
  if (diagnosisOpCode !== null && chosen.includes(diagnosisOpCode)) return [];
  const byName = symptomServices(config);
  const known = commonSymptoms.flatMap((name) => {
    const phrase = texts[`visit.services.symptoms.${name}`];
    const words = symptomWords[name] ?? [];
    return phrase === undefined || byName[name] === undefined ? [] : [{ name, phrase, words }];
  });
  const { names, hasOwnWords } = statedSymptoms(symptoms, known);
  const named = names.flatMap((name) => byName[name] ?? []);
  const looksIntoWords = new Set(Object.values(byName));
  const isCovered = [...chosen, ...named].some((opCode) => looksIntoWords.has(opCode));
  const own = hasOwnWords && !isCovered && diagnosisOpCode !== null ? [diagnosisOpCode] : [];
  return [...new Set([...named, ...own])];
}

/** The service of each common problem; without a diagnosis, some have none. */
export function symptomServices({
  scheduling,
}: Pick<ServiceStore["config"], "scheduling">): Record<string, string> {
  const { symptoms, diagnosisOpCode } = scheduling;
  return Object.fromEntries(
    commonSymptoms.flatMap((name) => {
      const opCode = symptoms[name] ?? diagnosisOpCode;
      return opCode === null ? [] : [[name, opCode]];
    }),
  );
}
