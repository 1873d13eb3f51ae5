import { Answer } from "@forecourt/remote-kit/content/answer";
import { ClaimTerms } from "@forecourt/remote-kit/content/claim-terms";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { Accordion, AccordionItem } from "@forecourt/ui/disclosure/accordion";
import { Chip } from "@forecourt/ui/elements/chip";
import { Cluster, Stack } from "@forecourt/ui/layout/stack";
import type { CommonTopic } from "./common-questions-view.ts";
import styles from "./common-topics.module.css";
import { useOpenTarget } from "./use-open-target.ts";

/** The common questions of each topic with collapsed answers, below links to the topics. */
export function CommonTopics({ topics }: { topics: readonly CommonTopic[] }) {
  const t = useTexts();
  useOpenTarget();
  return (
    <>
      <nav aria-label={t("faqs.topics")}>
        <Cluster gap={2}>
          {topics.map(({ id, title }) => (
            <Chip key={id} href={`#${id}`}>
              {title}
            </Chip>
          ))}
        </Cluster>
      </nav>
      {topics.map(({ id, title, items, creditTerms, all }) => (
        <Stack key={id} gap={4} as="section">
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <Accordion>
            {items.map(({ id: questionId, question, answers, runs, lang }) => (
              <AccordionItem
                key={questionId}
                id={questionId}
                title={question}
                level={3}
                lang={lang}
              >
                <Answer answers={answers} runs={runs} />
              </AccordionItem>
            ))}
          </Accordion>
          <ClaimTerms terms={creditTerms} />
          <p>
            <a href={all.href} aria-label={all.spoken} className={styles.all}>
              {all.label}
            </a>
          </p>
        </Stack>
      ))}
    </>
  );
}
