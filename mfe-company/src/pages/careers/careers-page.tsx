import { Blocks } from "@forecourt/remote-kit/content/blocks";
import { CheckList } from "@forecourt/remote-kit/content/check-list";
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
    <ApplicationPage {...{ crumbs, title, lead, formTitle, form }} after={<About data={data} />}>
      <section aria-labelledby="positions-title" className={styles.part}>
        <h2 id="positions-title">{data.positionsTitle}</h2>
        {data.groups.every(({ positions }) => positions.length === 0) ? (
          <Notice kind="empty" title={data.noPositions} level={null} size="line" />
        ) : (
          data.groups.map((group) => <Group key={group.title} group={group} labels={data.labels} />)
        )}
      </section>
    </ApplicationPage>
  );
}

/** What comes with every job, how the dealer hires, and what to know before applying. */
function About({ data }: { data: CareersData }) {
  return (
    <div className={styles.about}>
      {data.benefits && <Benefits benefits={data.benefits} />}
      {data.hiring && <Hiring hiring={data.hiring} />}
      <div className={styles.aboutPart}>
        <Blocks blocks={data.body} level={2} />
      </div>
    </div>
  );
}

interface GroupProps extends Pick<CareersData, "labels"> {
  group: CareersData["groups"][number];
}

function Group({ group: { title, none, positions }, labels }: GroupProps) {
  if (title === null) return <Positions positions={positions} labels={labels} heading="h3" />;
  return (
    <>
      <h3 className={styles.group}>{title}</h3>
      {none !== null && <p>{none}</p>}
      <Positions positions={positions} labels={labels} heading="h4" />
    </>
  );
}

function Benefits({ benefits }: { benefits: NonNullable<CareersData["benefits"]> }) {
  const { title, list, note } = benefits;
  return (
    <section aria-labelledby="benefits-title" className={styles.aboutPart}>
      <h2 id="benefits-title">{title}</h2>
      <CheckList items={list} />
      {note !== null && <p className={styles.facts}>{note}</p>}
    </section>
  );
}

function Hiring({ hiring: { title, steps } }: { hiring: NonNullable<CareersData["hiring"]> }) {
  return (
    <section aria-labelledby="hiring-title" className={styles.aboutPart}>
      <h2 id="hiring-title">{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} lang={step.lang}>
            <p className={styles.step}>{step.title}</p>
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PositionsProps extends Pick<CareersData, "labels"> {
  positions: CareersData["groups"][number]["positions"];
  heading: "h3" | "h4";
}

function Positions({ positions, labels, heading: Heading }: PositionsProps) {
  if (positions.length === 0) return null;
  return (
    <ul className={styles.positions}>
      {positions.map(({ title, href, facts, pay, description, applyHref }) => (
        <li key={`${title} ${facts}`}>
          <Card>
            <Heading className={styles.title}>{title}</Heading>
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
