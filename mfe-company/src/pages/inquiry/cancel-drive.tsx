import { useTexts } from "@forecourt/remote-kit/site-context";
import { Button } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import type { InquiryData } from "./inquiry-data.ts";
import styles from "./inquiry-page.module.css";

/** Cancels the test drive after a confirmation. A plain form, so that it works without JavaScript. */
export function CancelDrive({
  action,
  data,
}: {
  action: string;
  data: Pick<InquiryData, "isCancelFailed" | "storeName">;
}) {
  const t = useTexts();
  const { isCancelFailed, storeName } = data;
  return (
    <details open={isCancelFailed}>
      <summary className={styles.opener}>{t("inquiry.cancel")}</summary>
      <form method="post" action={action} className={styles.confirm}>
        {isCancelFailed && (
          <div role="alert">
            <Notice kind="failed" size="line" level={null} title={t("inquiry.cancel.failed")} />
          </div>
        )}
        <p>{t("inquiry.cancel.text", { store: storeName })}</p>
        <Button type="submit" look="secondary">
          {t("inquiry.cancel.confirm")}
        </Button>
      </form>
    </details>
  );
}
