import { ButtonLink } from "@forecourt/ui/elements/button";
import { PageWidth } from "@forecourt/ui/layout/section";
import styles from "./form-page.module.css";
import type { FormPageData } from "./form-page-data.ts";
import { KnownAnswer } from "./known-answer.tsx";
import { PreApprovalForm } from "./pre-approval-form.tsx";

/** The pre-approval on one screen, and the other ways to apply. */
export function FormPage({ data }: { data: FormPageData }) {
  const { title, lead, form, outside, others } = data;
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {form && (
          <div className={styles.main}>
            <KnownAnswer form={form} />
            <PreApprovalForm form={form} />
          </div>
        )}
        {outside && (
          <p>
            <ButtonLink href={outside.href} size="large" rel="noopener noreferrer">
              {outside.label}
            </ButtonLink>
          </p>
        )}
        <aside className={styles.others} aria-labelledby="other-ways">
          <h2 id="other-ways">{others.title}</h2>
          <p>{others.lead}</p>
          <ul>
            {others.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          <p className={styles.hours}>{others.hours}</p>
        </aside>
      </div>
    </PageWidth>
  );
}
