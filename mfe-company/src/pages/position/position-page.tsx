import { Blocks } from "@forecourt/remote-kit/content/blocks";
import { CheckList } from "@forecourt/remote-kit/content/check-list";
import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { FactList } from "@forecourt/ui/elements/fact-list";
import { PageWidth } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import { ApplicationForm } from "../../forms/application-form.tsx";
import type { PositionData } from "./position-data.ts";
import styles from "./position-page.module.css";

/** An open position: what it is, pays and comes with, and the form to apply for it. */
export function Page({ data }: { data: PositionData }) {
  const { title, description, facts, benefits, body, formTitle, form, crumbs, others } = data;
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.head}>
          <Breadcrumbs {...crumbs} />
          <h1>{title}</h1>
          <p className={styles.lead}>{description}</p>
        </header>
        <div className={styles.part}>
          <FactList facts={facts} columns={1} />
          {benefits && (
            <section aria-labelledby="benefits-title" className={styles.section}>
              <h2 id="benefits-title">{benefits.title}</h2>
              <CheckList items={benefits.list} />
            </section>
          )}
          <div>
            <Blocks blocks={body} level={2} />
          </div>
          {others && (
            <section aria-labelledby="others-title" className={styles.section}>
              <h2 id="others-title">{others.title}</h2>
              <LinkRow links={others.links} />
            </section>
          )}
        </div>
        <section aria-labelledby="apply-title" className={styles.form}>
          <h2 id="apply-title">{formTitle}</h2>
          <ApplicationForm data={form} />
        </section>
      </div>
    </PageWidth>
  );
}
