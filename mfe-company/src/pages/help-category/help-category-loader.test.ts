import { getHelpCenter } from "@forecourt/contracts/areas/company/help-center";
import { answer, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { loadHelpCategory } from "./help-category-loader.ts";

const category = (id: string, title: string) => ({
  id,
  title,
  description: `About ${title}`,
  items: [{ question: `What is ${title}?`, answers: ["An answer.", "More of it."] }],
});

const reply = answer(getHelpCenter, {
  head: { title: "Help", description: "Answers" },
  title: "Help center",
  description: "Short answers",
  categories: [category("shopping", "Shopping"), category("financing", "Financing")],
  matches: null,
});

const load = (name: string) =>
  withService(reply, ({ url }) =>
    loadHelpCategory(pageRequest(`/help-center/${name}`, url, { params: { category: name } })),
  );

describe("loadHelpCategory", () => {
  test("shows one category, its structured data, and the others", async () => {
    const result = await load("financing");
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    expect(result.data.category.title).toBe("Financing");
    expect(result.data.others).toEqual([{ label: "Shopping", href: "/help-center/shopping" }]);
    expect(result.head).toMatchObject({
      canonical: "/help-center/financing",
      jsonLd: [
        {
          "@type": "FAQPage",
          mainEntity: [
            { name: "What is Financing?", acceptedAnswer: { text: "An answer.\n\nMore of it." } },
          ],
        },
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { name: "Help center", item: "https://www.ozark.example/help-center" },
            { name: "Financing", item: "https://www.ozark.example/help-center/financing" },
          ],
        },
      ],
    });
  });

  test("has no page for an unknown category", async () => {
    expect(await load("nothing")).toEqual({ kind: "not-found" });
  });
});
