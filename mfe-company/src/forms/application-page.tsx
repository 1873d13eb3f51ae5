import { PageWidth } from "@forecourt/ui/layout/section";
import { Breadcrumbs, type Crumb } from "@forecourt/ui/navigation/breadcrumbs";
import { type ReactNode, useRef } from "react";
import { ApplicationForm } from "./application-form.tsx";
import { type ApplicationFormData, applySectionId } from "./application-form-data.ts";
import styles from "./application-page.module.css";
import { useApplyFocus } from "./use-apply-focus.ts";

interface ApplicationPageProps {
  crumbs: { label: string; trail: readonly Crumb[] };
  title: string;
  lead: string;
  /** Beside the form in a wide window, before it in a narrow one. */
  children: ReactNode;
  formTitle: string;
  form: ApplicationFormData;
  /** Content below the text and the form. */
  after?: ReactNode;
}

/** A page about work at the dealer, with the form to apply. */
export function ApplicationPage(props: ApplicationPageProps) {
  const { crumbs, title, lead, children, formTitle, form, after } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useApplyFocus(heading, form.position.chosen);
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.head}>
          {crumbs.trail.length > 1 && <Breadcrumbs {...crumbs} />}
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        <div className={styles.part}>{children}</div>
        <section aria-labelledby={applySectionId} className={styles.form}>
          {/* The target itself takes the focus, so that a browser moves it there again for a second link. */}
          <h2 id={applySectionId} ref={heading} tabIndex={-1}>
            {formTitle}
          </h2>
          {form.reply !== null && <p>{form.reply}</p>}
          <ApplicationForm data={form} />
        </section>
        {after && <div className={styles.after}>{after}</div>}
      </div>
    </PageWidth>
  );
}
