import { Blocks } from "@forecourt/remote-kit/content/blocks";
import { PrintButton } from "@forecourt/remote-kit/print-button";
import { PageWidth } from "@forecourt/ui/layout/section";
import type { LegalData } from "./legal-data.ts";
import styles from "./legal-page.module.css";

/** A legal document with its table of contents; it prints without the rest of the page. */
export function Page({ data }: { data: LegalData }) {
  const { title, updated, intro, sections, others, labels, lang, binding } = data;
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 lang={lang}>{title}</h1>
          <p className={styles.updated}>{updated}</p>
          {binding && (
            <p>
              {binding.text}{" "}
              {binding.english && (
                <a href={binding.english.href} hrefLang="en" data-document>
                  {binding.english.label}
                </a>
              )}
            </p>
          )}
        </header>
        <div className={styles.aside}>
          {sections.length > 1 && (
            <nav aria-labelledby="legal-contents" className={styles.contents}>
              <h2 id="legal-contents">{labels.contents}</h2>
              <ol>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <PrintButton label={labels.print} />
        </div>
        <article className={styles.article} lang={lang}>
          {intro.length > 0 && <Blocks blocks={intro} level={3} />}
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              <Blocks blocks={section.blocks} level={3} />
            </section>
          ))}
        </article>
        <nav aria-labelledby="legal-others" className={styles.others}>
          <h2 id="legal-others">{labels.others}</h2>
          <ul className={styles.list}>
            {others.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PageWidth>
  );
}
