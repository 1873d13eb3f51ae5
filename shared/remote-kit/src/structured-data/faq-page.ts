import type { Faq } from "@forecourt/contracts/content-parts";

/** The questions of a page as a schema.org FAQPage, from the same content that the page shows. */
export function faqPage({ items }: Pick<Faq, "items">): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answers }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answers.join("\n\n") },
    })),
  };
}
