import { getFinancingIndex } from "@forecourt/contracts/areas/financing/contracts";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { content } from "./fixtures/content.ts";
import { loadIndex } from "./index-loader.ts";

function load() {
  return withService(answer(getFinancingIndex, content), async ({ url, receivedHeaders }) => {
    const result = await loadIndex(pageRequest("/auto-financing", url));
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    return { ...result, receivedHeaders };
  });
}

describe("loadIndex", () => {
  test("gives what the service publishes for the visitor's dealer, under the page's one address", async () => {
    const { data, head, receivedHeaders } = await load();
    expect(data).toMatchObject({ hero: content.hero, ways: content.ways, terms: content.terms });
    expect(head).toMatchObject({ ...content.head, canonical: "/auto-financing" });
    expect(receivedHeaders).toMatchObject([{ [internalHeaders.dealer]: "ozark" }]);
  });

  test("returns structured data of all 14 questions with their full answers", async () => {
    const { head } = await load();
    const node = head.jsonLd?.[0];
    expect(node).toMatchObject({ "@type": "FAQPage", mainEntity: { length: 14 } });
    expect(node).toHaveProperty("mainEntity.13.name", "Question 14?");
    expect(node).toHaveProperty("mainEntity.13.acceptedAnswer.text", "Answer 14.\n\nMore on 14.");
  });

  test("passes on the service's error code, so that the shell distinguishes a missing page from a failure", async () => {
    for (const code of ["content-unknown", "unavailable"] as const) {
      await withService(failure(getFinancingIndex, code), async ({ url }) => {
        const loading = loadIndex(pageRequest("/auto-financing", url));
        await expect(loading).rejects.toMatchObject({ name: "AppError", code });
      });
    }
  });
});
