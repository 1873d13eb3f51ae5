import { isObject, type Json, type JsonObject, type JsonPath, valueAt } from "../json/json.ts";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Finding } from "../problems/schema-problems.ts";

/** The key at the top of a content by which a dealer answers some of its questions in their own words. */
const key = "ownAnswers";

interface Answered {
  document: JsonObject;
  findings: Finding[];
  /** A finding in an answer that was put in, with its place below `ownAnswers`. */
  placed: (finding: Finding) => Finding;
}

/**
 * A content whose questions have the dealer's own answers: `"ownAnswers": { "Can I pay cash?": ["…"] }`. The other
 * questions keep those of the defaults, so that a dealer need not copy the whole list.
 */
export function withOwnAnswers(content: JsonObject): Answered {
  const { [key]: own, ...document } = content;
  if (own === undefined) return { document: content, findings: [], placed: (finding) => finding };
  if (!isObject(own)) {
    const message = "expected questions, each with the list of its answers";
    return { document, findings: [{ path: [key], message }], placed: (finding) => finding };
  }
  const asked = new Set<string>();
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const { question } = value;
    if (typeof question !== "string")
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, visit(inner)]));
    asked.add(question);
    const answers = own[question];
    return answers === undefined ? value : { ...value, answers };
  };
  const answered = visit(document) as JsonObject;
  const findings = Object.keys(own)
    .filter((question) => !asked.has(question))
    .map((question) => ({
      path: [key, question],
      message: `expected a question of this page${didYouMean(question, asked)}`,
    }));
  return { document: answered, findings, placed: (found) => placedIn(answered, own, found) };
}

function placedIn(document: JsonObject, own: JsonObject, finding: Finding): Finding {
  const at = finding.path.indexOf("answers");
  const question = at < 0 ? undefined : questionAt(document, finding.path.slice(0, at));
  if (question === undefined || !(question in own)) return finding;
  return { ...finding, path: [key, question, ...finding.path.slice(at + 1)] };
}

function questionAt(document: Json, path: JsonPath): string | undefined {
  const item = valueAt(document, path);
  return isObject(item) && typeof item.question === "string" ? item.question : undefined;
}
