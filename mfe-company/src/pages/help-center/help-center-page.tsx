import { useTexts } from "@forecourt/remote-kit/site-context";
import { Accordion, AccordionItem } from "@forecourt/ui/disclosure/accordion";
import { Chip } from "@forecourt/ui/elements/chip";
import { Notice } from "@forecourt/ui/elements/notice";
import { Card } from "@forecourt/ui/layout/card";
import { Cluster, Stack } from "@forecourt/ui/layout/stack";
import { ArticleCards } from "../../parts/articles/article-cards.tsx";
import { AskLinks, AskUs } from "../../parts/help/ask-us.tsx";
import { HelpSearchBox } from "../../parts/help/help-search-box.tsx";
import { Marked } from "../../parts/marked/marked.tsx";
import { PageFrame } from "../../parts/page-frame.tsx";
import type { HelpCenterData, HelpTopic } from "./help-center-data.ts";
import styles from "./help-center-page.module.css";

/** The help center: a search, its answers, and the categories. */
export function Page({ data }: { data: HelpCenterData }) {
  const t = useTexts();
  const { title, description, action, words, count, matches, articles, topics } = data;
  const isEmpty = count !== null && matches.length === 0;
  return (
    <PageFrame trail={null} title={title} lead={description}>
      <HelpSearchBox action={action} value={words} />
      {count !== null && <Matches data={data} count={count} />}
      {articles !== null && <Articles articles={articles} />}
      <Stack gap={6} as="section">
        {count !== null && <h2>{t("help.all")}</h2>}
        <ul className={styles.topics}>
          {topics.map((topic) => (
            <li key={topic.title}>
              <Topic topic={topic} />
            </li>
          ))}
        </ul>
      </Stack>
      {!isEmpty && <AskUs />}
    </PageFrame>
  );
}

/** A category, its first questions, and a link to all of them. */
function Topic({ topic: { title, description, questions, all } }: { topic: HelpTopic }) {
  return (
    <Card>
      <h2 className={styles.title}>
        <a href={all.href}>{title}</a>
      </h2>
      <p>{description}</p>
      <ul className={styles.questions}>
        {questions.map(({ label, href, lang }) => (
          <li key={href}>
            <a href={href} lang={lang}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={all.href} aria-label={`${all.label}: ${title}`} className={styles.all}>
          {all.label}
        </a>
      </p>
    </Card>
  );
}

interface ArticlesProps {
  articles: NonNullable<HelpCenterData["articles"]>;
}

/** Articles that match the same search words. */
function Articles({ articles: { title, list, all } }: ArticlesProps) {
  return (
    <Stack gap={6} as="section">
      <h2>{title}</h2>
      <ArticleCards articles={list} level={3} />
      <p>
        <a href={all.href} rel="nofollow" className={styles.all}>
          {all.label}
        </a>
      </p>
    </Stack>
  );
}

function Matches({ data, count }: { data: HelpCenterData; count: string }) {
  const { matches, words, understood, ideas } = data;
  const t = useTexts();
  if (matches.length === 0) {
    return (
      <Notice kind="empty" title={t("help.none.title", { words })} actions={<AskLinks />}>
        <p>{t("help.none.body")}</p>
        <nav aria-label={t("help.ideas")}>
          <Cluster gap={2}>
            {ideas.map(({ label, href }) => (
              <Chip key={href} href={href} rel="nofollow">
                {label}
              </Chip>
            ))}
          </Cluster>
        </nav>
      </Notice>
    );
  }
  return (
    <Stack gap={6} as="section">
      <h2>{count}</h2>
      {understood !== null && <p>{understood}</p>}
      {matches.map(({ id, title, items }) => (
        <Stack key={id} gap={3}>
          <h3>{title}</h3>
          <Accordion>
            {items.map(({ question, answers, lang }, index) => (
              <AccordionItem
                key={index}
                title={<Marked text={question} />}
                level={4}
                lang={lang}
                open
              >
                {answers.map((answer, at) => (
                  <p key={at} className={styles.answer}>
                    <Marked text={answer} />
                  </p>
                ))}
              </AccordionItem>
            ))}
          </Accordion>
        </Stack>
      ))}
    </Stack>
  );
}
