import { getFinancingIndex } from "@forecourt/contracts/financing";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { answer, failure, fakeService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { content } from "./fixtures/content.ts";
import { loadIndex } from "./index-loader.ts";

describe("loadIndex", () => {
  test("gives what the service publishes, under the page's one address", async () => {
    await using service = await fakeService(answer(getFinancingIndex, content));
    const result = await loadIndex(pageRequest("/auto-financing", service.url));
    expect(result).toMatchObject({
      kind: "page",
      data: { hero: content.hero, ways: content.ways, terms: content.terms },
      head: { ...content.head, canonical: "/auto-financing" },
    });
  });

  test("tells search engines all 14 questions, each with its whole answer", async () => {
    await using service = await fakeService(answer(getFinancingIndex, content));
    const result = await loadIndex(pageRequest("/auto-financing", service.url));
    const [node] = result.kind === "page" ? (result.head.jsonLd ?? []) : [];
    expect(node).toMatchObject({ "@type": "FAQPage", mainEntity: { length: 14 } });
    expect(node).toHaveProperty("mainEntity.13.name", "Question 14?");
    expect(node).toHaveProperty("mainEntity.13.acceptedAnswer.text", "Answer 14.\n\nMore on 14.");
  });

  test("asks for the visitor's dealer", async () => {
    await using service = await fakeService(answer(getFinancingIndex, content));
    await loadIndex(pageRequest("/auto-financing", service.url));
    expect(service.asked).toMatchObject([{ [internalHeaders.dealer]: "ozark" }]);
  });

  test("passes the service's code on, so that the shell tells a missing page from a failure", async () => {
    for (const code of ["content-unknown", "unavailable"] as const) {
      await using service = await fakeService(failure(getFinancingIndex, code));
      const loading = loadIndex(pageRequest("/auto-financing", service.url));
      await expect(loading).rejects.toMatchObject({ name: "AppError", code });
    }
  });
});
