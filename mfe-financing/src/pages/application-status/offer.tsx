import { answeredField } from "@forecourt/contracts/areas/financing/application-form";
import { Button } from "@forecourt/ui/elements/button";
import { FactList } from "@forecourt/ui/elements/fact-list";
import { Notice } from "@forecourt/ui/elements/notice";
import type { Text } from "../../parts/application/application-text.ts";
import type { OfferData } from "./status-data.ts";
import styles from "./status-page.module.css";

/** The loan that is offered, and the button that accepts it. */
export function Offer({
  offer: { rows, isFigured, accept, accepted, notes },
  t,
}: {
  offer: OfferData;
  t: Text;
}) {
  return (
    <>
      {rows.length > 0 && (
        <>
          <h3>{t("status.offer.title")}</h3>
          <FactList facts={rows} columns={1} />
          {isFigured && <p className={styles.quiet}>{t("status.offer.note")}</p>}
        </>
      )}
      {accepted !== null && (
        <Notice kind="done" size="line" level={null} title={accepted.title}>
          {accepted.text}
        </Notice>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {accept !== null && (
        <form method="post" action={accept.action} data-document className={styles.accept}>
          <input type="hidden" name={answeredField} value={accept.answeredAt} />
          <p>{t("status.accept.text")}</p>
          <Button type="submit" size="large">
            {t("status.accept")}
          </Button>
        </form>
      )}
    </>
  );
}
