import { existsSync } from "node:fs";
import { dtdValidator } from "@forecourt/service-leads/testing/adf/dtd";
import { publishedFolder } from "@forecourt/service-leads/testing/adf/published-folder";
import { composeContext } from "@forecourt/service-leads/testing/compose-context";
import {
  composeInquiry,
  generatedInquiry,
} from "@forecourt/service-leads/testing/generated-inquiry";
import fc from "fast-check";

const documents = 100_000;
const batch = 1_000;

/**
 * The ADF of 100,000 mails, composed of generated inquiries as the service composes them, each then
 * checked by libxml2 against the published DTD. `bad` has to be 0; a seed that is printed makes the
 * same inquiries again.
 */
export async function measureAdf(): Promise<object> {
  if (!existsSync(publishedFolder)) return { skipped: `no DTD in ${publishedFolder}` };
  const context = await composeContext();
  const validate = dtdValidator();
  const seed = Date.now() % 2 ** 31;
  const found = { documents: 0, texts: 0, bad: 0, first: null as string | null };
  let inquiries = 0;
  let characters = 0;
  let longest = 0;
  let composeMs = 0;
  while (found.documents < documents) {
    const sample = fc.sample(generatedInquiry, { numRuns: batch, seed: seed + inquiries });
    inquiries += batch;
    const begin = performance.now();
    const mails = sample.flatMap((inquiry) => composeInquiry(inquiry, context));
    composeMs += performance.now() - begin;
    for (const { kind, text = "" } of mails) {
      if (kind === "text") {
        found.texts += 1;
        continue;
      }
      found.documents += 1;
      characters += text.length;
      longest = Math.max(longest, text.length);
      const problem = validate(text);
      if (problem === null) continue;
      found.bad += 1;
      found.first ??= problem;
    }
  }
  return {
    inquiries,
    seed,
    ...found,
    charactersOnAverage: Math.round(characters / found.documents),
    longest,
    composeMsPerInquiry: Math.round((composeMs / inquiries) * 1000) / 1000,
  };
}
