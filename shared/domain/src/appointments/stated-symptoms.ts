/** A common problem, and how owners name it. */
export interface CommonSymptom {
  name: string;
  /** "Squeaks when braking": as a tap writes it. */
  phrase: string;
  /** Words and phrases of owners: "brakes". */
  words: readonly string[];
}

/**
 * Finds the common problems that a text names, and whether one of its lines names none. Case, punctuation, and words
 * before or after a phrase do not matter. In a line with a phrase, single words name nothing; neither do the words
 * after "not a".
 */
export function statedSymptoms(
  text: string,
  symptoms: readonly CommonSymptom[],
): { names: string[]; hasOwnWords: boolean } {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const found = lines.map((line) => namesIn(plainWords(line), symptoms));
  return {
    names: [...new Set(found.flat())],
    hasOwnWords: found.some((names) => names.length === 0),
  };
}

function namesIn(line: string, symptoms: readonly CommonSymptom[]): string[] {
  const has = (words: string) => line.includes(plainWords(words));
  const byPhrase = symptoms.filter(({ phrase }) => has(phrase));
  const found = byPhrase.length > 0 ? byPhrase : symptoms.filter(({ words }) => words.some(has));
  return found.map(({ name }) => name);
}

/** Lower case, with one blank around each word; "not a brake problem" is " not-brake problem ". */
function plainWords(text: string): string {
  const words = ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
  // "No" and a bare "not" describe a problem: "no AC", "not braking".
  return words.replace(/ (?:not|isn ?t|aren ?t) (?:an?|the|my) /g, " not-");
}
