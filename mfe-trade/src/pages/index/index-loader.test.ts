import { internalHeaders } from "@forecourt/contracts/tenant";
import { getTradeIndex } from "@forecourt/contracts/trade";
import { answer, failure, fakeService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { content } from "./fixtures/content.ts";
import { loadIndex } from "./index-loader.ts";

describe("loadIndex", () => {
  test("gives what the service publishes for the visitor's dealer, under the page's one address", async () => {
    await using service = await fakeService(answer(getTradeIndex, content));
    const result = await loadIndex(pageRequest("/sell-trade-my-car", service.url));
    const { head, ...data } = content;
    expect(result).toEqual({
      kind: "page",
      data,
      head: { ...head, canonical: "/sell-trade-my-car" },
    });
    expect(service.asked).toMatchObject([{ [internalHeaders.dealer]: "ozark" }]);
  });

  test("passes the service's code on, so that the shell tells a missing page from a failure", async () => {
    for (const code of ["content-unknown", "unavailable"] as const) {
      await using service = await fakeService(failure(getTradeIndex, code));
      const loading = loadIndex(pageRequest("/sell-trade-my-car", service.url));
      await expect(loading).rejects.toMatchObject({ name: "AppError", code });
    }
  });
});
