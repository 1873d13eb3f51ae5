import type { Faq } from "@forecourt/contracts/content-parts";

/** A schema.org FAQPage of the questions that the page shows. */
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
