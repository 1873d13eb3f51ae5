import { Answer } from "@forecourt/remote-kit/content/answer";
import { ClaimTerms } from "@forecourt/remote-kit/content/claim-terms";
import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { Accordion, AccordionItem } from "@forecourt/ui/disclosure/accordion";
import { Chip } from "@forecourt/ui/elements/chip";
import { Cluster, Stack } from "@forecourt/ui/layout/stack";
import { AskUs } from "../../parts/help/ask-us.tsx";
import { HelpSearchBox } from "../../parts/help/help-search-box.tsx";
import { useOpenTarget } from "../../parts/help/use-open-target.ts";
import { PageFrame } from "../../parts/page-frame.tsx";
import type { HelpCategoryData } from "./help-category-data.ts";

/** Questions with collapsed answers, links to do something about them, and the other categories. */
export function Page({ data }: { data: HelpCategoryData }) {
  const t = useTexts();
  const { trail, category, ids, action, others } = data;
  useOpenTarget();
  return (
    <PageFrame trail={trail} title={category.title} lead={category.description}>
      <HelpSearchBox action={action} />
      <Accordion>
        {category.items.map(({ question, answers, runs, lang }, index) => (
          <AccordionItem
            key={question}
            id={ids[index] ?? ""}
            title={question}
            level={2}
            lang={lang}
          >
            <Answer answers={answers} runs={runs} />
          </AccordionItem>
        ))}
      </Accordion>
      <ClaimTerms terms={category.creditTerms} />
      <LinkRow links={category.links} main />
      <AskUs />
      <Stack gap={4} as="section">
        <h2>{t("help.others")}</h2>
        <Cluster gap={2}>
          {others.map(({ label, href }) => (
            <Chip key={href} href={href}>
              {label}
            </Chip>
          ))}
        </Cluster>
      </Stack>
    </PageFrame>
  );
}
