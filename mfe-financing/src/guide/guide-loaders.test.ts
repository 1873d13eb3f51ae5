import {
  getBadCredit,
  getBuyHerePayHere,
  getProtectionPlans,
} from "@forecourt/contracts/areas/financing/guides";
import { financingPages } from "@forecourt/contracts/areas/financing/pages";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { loadBadCredit } from "../pages/bad-credit/bad-credit-loader.ts";
import { loadBuyHerePayHere } from "../pages/buy-here-pay-here/buy-here-pay-here-loader.ts";
import { plans } from "../pages/protection-plans/fixtures/content.ts";
import { loadProtectionPlans } from "../pages/protection-plans/protection-plans-loader.ts";
import { guide } from "./fixtures/content.ts";

const pages = [
  [
    "badCredit",
    loadBadCredit,
    answer(getBadCredit, guide),
    failure(getBadCredit, "content-unknown"),
  ],
  [
    "buyHerePayHere",
    loadBuyHerePayHere,
    answer(getBuyHerePayHere, guide),
    failure(getBuyHerePayHere, "content-unknown"),
  ],
  [
    "protectionPlans",
    loadProtectionPlans,
    answer(getProtectionPlans, plans),
    failure(getProtectionPlans, "content-unknown"),
  ],
] as const;

describe.each(pages)("the loader of the page %s", (page, load, service, missing) => {
  const [path] = financingPages[page].paths;

  test("gives what the service publishes, with its address and its questions for search engines", async () => {
    await withService(service, async ({ url }) => {
      const loaded = await load(pageRequest(path, url));
      if (loaded.kind !== "page") throw new Error(`expected a page, got ${loaded.kind}`);
      expect(loaded.data).toMatchObject({ terms: expect.any(Array), hero: expect.any(Object) });
      expect(loaded.head.canonical).toBe(path);
      const [node] = loaded.head.jsonLd ?? [];
      expect(node).toMatchObject({ "@type": "FAQPage", mainEntity: { length: 14 } });
    });
  });

  test("passes on that the dealer has switched the page off", async () => {
    await withService(missing, async ({ url }) => {
      await expect(load(pageRequest(path, url))).rejects.toMatchObject({ code: "content-unknown" });
    });
  });
});
