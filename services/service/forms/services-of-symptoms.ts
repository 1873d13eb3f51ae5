import { commonSymptoms } from "@forecourt/contracts/areas/service/visit-paths";
import type { ServiceStore } from "../visits/service-store.ts";

/** What an owner has stated. */
interface Stated {
  /** In the owner's words; lines of common problems are as a tap writes them. */
  symptoms: string;
  /** Op codes. */
  chosen: readonly string[];
}

/**
 * Op codes of the services that look into the symptoms: of each common problem its own, and the diagnosis for words that
 * no service among them looks into. Empty where the diagnosis is chosen already.
 */
export function servicesOfSymptoms(
  { config, texts }: Pick<ServiceStore, "config" | "texts">,
  { symptoms, chosen }: Stated,
): string[] {
  const { diagnosisOpCode } = config.scheduling;
  if (diagnosisOpCode !== null && chosen.includes(diagnosisOpCode)) return [];
  const byName = symptomServices(config);
  const byLine = new Map(
    commonSymptoms.map((name) => [texts[`visit.services.symptoms.${name}`], byName[name]]),
  );
  const lines = symptoms.split("\n").map((line) => line.trim());
  const named = lines.flatMap((line) => byLine.get(line) ?? []);
  const hasWords = lines.some((line) => line !== "" && !byLine.has(line));
  const looksIntoWords = new Set(Object.values(byName));
  const isCovered = [...chosen, ...named].some((opCode) => looksIntoWords.has(opCode));
  const own = hasWords && !isCovered && diagnosisOpCode !== null ? [diagnosisOpCode] : [];
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
