import { runs } from "@forecourt/testing/test-size";
import { beforeAll, jest, test } from "@jest/globals";
import fc from "fast-check";
import type { AdfContext } from "../../adf/adf-context.ts";
import { buildAdf } from "../../adf/build-adf.ts";
import { shippedContext } from "./adf-context.ts";
import { dtdValidator } from "./dtd.ts";
import { generatedLead } from "./generated-leads.ts";
import { withPublishedAdf } from "./published-adf.ts";

jest.setTimeout(300_000);

let context: AdfContext;
beforeAll(async () => {
  context = await shippedContext();
});

withPublishedAdf(() => {
  // `npm run bench -- adf` does the same for 100,000.
  test("any lead makes a well-formed document that is valid by the corrected DTD", () => {
    const validate = dtdValidator();
    fc.assert(
      fc.property(generatedLead, (lead) => {
        const problem = validate(buildAdf(lead, context));
        if (problem !== null) throw new Error(problem);
      }),
      runs({ normal: 500, soak: 20_000 }),
    );
  });
});
