import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import styles from "./lost-form.module.css";

/**
 * Says that a form was not sent and that its input cannot be shown. Hidden by CSS in a page with the
 * rejected form: on the server it is not known yet whether the page will render that form.
 */
export function LostForm({ text }: { text: string }) {
  return (
    <div role="alert" className={styles.lost}>
      <PageWidth>
        <Notice kind="failed" size="line" level={null} title={text} />
      </PageWidth>
    </div>
  );
}
