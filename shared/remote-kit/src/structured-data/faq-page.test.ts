import { expect, test } from "@jest/globals";
import { faqPage } from "./faq-page.ts";

test("every question has all paragraphs of its answer", () => {
  const items = [{ question: "How long?", answers: ["About 60 seconds.", "Sometimes less."] }];
  expect(faqPage({ items })).toEqual({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "How long?",
        acceptedAnswer: { "@type": "Answer", text: "About 60 seconds.\n\nSometimes less." },
      },
    ],
  });
});
