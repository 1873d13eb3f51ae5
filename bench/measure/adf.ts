import { existsSync } from "node:fs";
import { buildAdf } from "@forecourt/service-leads/adf/build";
import { shippedContext } from "@forecourt/service-leads/adf/testing/context";
import { dtdValidator } from "@forecourt/service-leads/adf/testing/dtd";
import { generatedLead } from "@forecourt/service-leads/adf/testing/generated-leads";
import { publishedFolder } from "@forecourt/service-leads/adf/testing/published-folder";
import fc from "fast-check";

const leads = 100_000;
const batch = 1_000;

/**
 * The documents of 100,000 generated leads, each written and then checked by libxml2 against the
 * published DTD. `bad` has to be 0; a seed that is printed makes the same leads again.
 */
export async function measureAdf(): Promise<object> {
  if (!existsSync(publishedFolder)) return { skipped: `no DTD in ${publishedFolder}` };
  const context = await shippedContext();
  const validate = dtdValidator();
  const seed = Date.now() % 2 ** 31;
  const found = { bad: 0, first: null as string | null };
  let characters = 0;
  let longest = 0;
  let buildMs = 0;
  for (let done = 0; done < leads; done += batch) {
    const sample = fc.sample(generatedLead, { numRuns: batch, seed: seed + done });
    const begin = performance.now();
    const documents = sample.map((lead) => buildAdf(lead, context));
    buildMs += performance.now() - begin;
    for (const document of documents) {
      characters += document.length;
      longest = Math.max(longest, document.length);
      const problem = validate(document);
      if (problem !== null) {
        found.bad += 1;
        found.first ??= problem;
      }
    }
  }
  return {
    leads,
    seed,
    ...found,
    charactersOnAverage: Math.round(characters / leads),
    longest,
    buildMsPerLead: Math.round((buildMs / leads) * 1000) / 1000,
  };
}
