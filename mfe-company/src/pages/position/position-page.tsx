import { Blocks } from "@forecourt/remote-kit/content/blocks";
import { CheckList } from "@forecourt/remote-kit/content/check-list";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { FactList } from "@forecourt/ui/elements/fact-list";
import { applySectionId } from "../../forms/application-form-data.ts";
import { ApplicationPage } from "../../forms/application-page.tsx";
import type { PositionData } from "./position-data.ts";
import styles from "./position-page.module.css";

/** An open position: duties, requirements, pay and benefits, and the form to apply for it. */
export function Page({ data }: { data: PositionData }) {
  const { title, description, facts, lists, body, formTitle, form, crumbs, others } = data;
  return (
    <ApplicationPage
      {...{ crumbs, title, formTitle, form }}
      lead={description}
      after={
        others && (
          <section aria-labelledby="others-title" className={styles.section}>
            <h2 id="others-title">{others.title}</h2>
            <ul className={styles.others}>
              {others.links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    >
      <div className={styles.jump}>
        <ButtonLink href={`#${applySectionId}`} look="primary">
          {formTitle}
        </ButtonLink>
      </div>
      <FactList facts={facts} columns={1} />
      {lists.map(({ id, title: heading, list }) => (
        <section key={id} aria-labelledby={`${id}-title`} className={styles.section}>
          <h2 id={`${id}-title`}>{heading}</h2>
          <CheckList items={list} />
        </section>
      ))}
      <div>
        <Blocks blocks={body} level={2} />
      </div>
    </ApplicationPage>
  );
}
