import { getCookies, getPrivacy } from "@forecourt/contracts/areas/company/legal";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { expect, test } from "@jest/globals";
import { legalLoader } from "./legal-loader.ts";

const published = {
  head: { title: "Cookie policy | Ozark", description: "Which cookies." },
  title: "Cookie policy",
  updated: "2026-11-02",
  body: [{ kind: "heading" as const, text: "The kinds of cookies" }],
  more: [{ body: [{ kind: "heading" as const, text: "Your choice" }] }],
};

test("a legal page has its day written out, its own address and links to the others", async () => {
  await withService(answer(getCookies, published), async ({ url }) => {
    const result = await legalLoader("cookies")(pageRequest("/legal/cookie-policy", url));
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    expect(result.head).toMatchObject({ ...published.head, canonical: "/legal/cookie-policy" });
    expect(result.data).toMatchObject({
      title: "Cookie policy",
      updated: "Last updated November 2, 2026",
      sections: [{ id: "the-kinds-of-cookies" }, { id: "your-choice" }],
    });
    expect(result.data.others.map(({ href }) => href)).toEqual([
      "/legal/privacy-policy",
      "/legal/terms-of-sale",
      "/legal/electronic-signature-disclosure",
      "/legal/accessibility",
    ]);
  });
});

test("a legal page that is switched off is missing", async () => {
  await withService(failure(getPrivacy, "content-unknown"), async ({ url }) => {
    const loading = legalLoader("privacy")(pageRequest("/legal/privacy-policy", url));
    await expect(loading).rejects.toMatchObject({ code: "content-unknown" });
  });
});
