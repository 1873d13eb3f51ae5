import { Button, ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import type { AlertRow, AlertsData, NoAlertsData } from "./alerts-data.ts";
import styles from "./alerts-page.module.css";

/** The alerts of the subscriber whose link was opened. Plain HTML forms, so that no script is needed. */
export function Page({ data }: { data: AlertsData | NoAlertsData }) {
  return (
    <PageWidth>
      <div className={styles.page}>
        {"gone" in data ? <Gone {...data} /> : <Alerts {...data} />}
      </div>
    </PageWidth>
  );
}

function Gone({ gone: { title, body, action } }: NoAlertsData) {
  return (
    <Notice
      kind="done"
      level={1}
      title={title}
      actions={<ButtonLink href={action.href}>{action.label}</ButtonLink>}
    >
      <p>{body}</p>
    </Notice>
  );
}

function Alerts({ title, done, waiting, current, endAction, endAll }: AlertsData) {
  return (
    <>
      <h1>{title}</h1>
      {done !== null && <Notice kind="done" size="line" level={null} title={done} />}
      {waiting && (
        <section className={styles.section}>
          {current && <h2>{waiting.title}</h2>}
          <p className={styles.quiet}>{waiting.body}</p>
          <ul className={styles.list}>
            {waiting.alerts.map((alert) => (
              <Row key={alert.id} alert={alert} />
            ))}
          </ul>
          <form method="post" action={waiting.action}>
            <Button type="submit" size="large" wide>
              {waiting.submit}
            </Button>
          </form>
        </section>
      )}
      {current && (
        <section className={styles.section}>
          <h2>{current.title}</h2>
          <p className={styles.quiet}>{current.when}</p>
          <ul className={styles.list}>
            {current.alerts.map((alert) => (
              <Row key={alert.id} alert={alert} end={{ label: current.end, action: endAction }} />
            ))}
          </ul>
        </section>
      )}
      <form method="post" action={endAction} className={styles.section}>
        <Button type="submit" look={waiting ? "quiet" : "secondary"} wide>
          {endAll.label}
        </Button>
        <p className={styles.quiet}>{endAll.body}</p>
      </form>
    </>
  );
}

interface RowProps {
  alert: AlertRow;
  end?: { label: string; action: string };
}

function Row({ alert, end }: RowProps) {
  const { id, title, path, kind, endLabel } = alert;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.title}>{path === null ? title : <a href={path}>{title}</a>}</p>
        <p className={styles.quiet}>{kind}</p>
      </div>
      {end && (
        <form method="post" action={end.action}>
          <input type="hidden" name="alert" value={id} />
          <Button type="submit" look="secondary" aria-label={endLabel}>
            {end.label}
          </Button>
        </form>
      )}
    </li>
  );
}
