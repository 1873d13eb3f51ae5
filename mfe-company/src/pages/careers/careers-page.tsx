import { Blocks } from "@forecourt/remote-kit/content/blocks";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { Card } from "@forecourt/ui/layout/card";
import { ApplicationPage } from "../../forms/application-page.tsx";
import type { CareersData } from "./careers-data.ts";
import styles from "./careers-page.module.css";

/** Open positions, how to send a resume, and the form to apply. */
export function Page({ data }: { data: CareersData }) {
  const { crumbs, title, lead, formTitle, form } = data;
  return (
    <ApplicationPage {...{ crumbs, title, lead, formTitle, form }}>
      <section aria-labelledby="positions-title" className={styles.part}>
        <h2 id="positions-title">{data.positionsTitle}</h2>
        {data.positions.length === 0 ? (
          <Notice kind="empty" title={data.noPositions} level={null} size="line" />
        ) : (
          <Positions positions={data.positions} labels={data.labels} />
        )}
        <Blocks blocks={data.body} level={3} />
      </section>
    </ApplicationPage>
  );
}

function Positions({ positions, labels }: Pick<CareersData, "positions" | "labels">) {
  return (
    <ul className={styles.positions}>
      {positions.map(({ title, href, facts, pay, description, applyHref }) => (
        <li key={`${title} ${facts}`}>
          <Card>
            <h3 className={styles.title}>{title}</h3>
            {pay !== null && <p className={styles.pay}>{pay}</p>}
            <p className={styles.facts}>{facts}</p>
            <p>{description}</p>
            <p className={styles.ways}>
              <ButtonLink
                href={applyHref}
                rel="nofollow"
                look="secondary"
                aria-label={`${labels.apply}: ${title}`}
              >
                {labels.apply}
              </ButtonLink>
              {href !== null && (
                <a href={href} aria-label={`${labels.details}: ${title}`}>
                  {labels.details}
                </a>
              )}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
