import { PrintButton } from "@forecourt/remote-kit/print-button";
import { Button, ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import type { QuoteCopyData, QuoteData, QuoteFiguresData } from "./quote-data.ts";
import styles from "./quote-page.module.css";

/** Actions for a quote: keep it, and buy the car. */
export function QuoteActions({
  data: { figures, next, nextTitle },
}: {
  data: Pick<QuoteData, "figures" | "next" | "nextTitle">;
}) {
  return (
    <div className={styles.actions}>
      {figures && <Keep figures={figures} />}
      <h2 className={styles.nextTitle}>{nextTitle}</h2>
      {next.map(({ label, href }, index) => (
        <ButtonLink
          key={href}
          href={href}
          rel="nofollow"
          look={index === 0 ? "primary" : "secondary"}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

function Keep({ figures: { copy, print, keep } }: { figures: QuoteFiguresData }) {
  return (
    <div className={styles.keep}>
      <Copy copy={copy} />
      <PrintButton label={print} />
      <p className={styles.small}>{keep}</p>
    </div>
  );
}

/** A plain form, so that it works without JavaScript; the page that follows shows the result. */
function Copy({ copy }: { copy: QuoteCopyData }) {
  if (copy.isSent) return <Notice kind="done" size="line" level={null} title={copy.text} />;
  return (
    <form method="post" action={copy.action} className={styles.copy}>
      {copy.failed !== null && (
        <div role="alert">
          <Notice kind="failed" size="line" level={null} title={copy.failed} />
        </div>
      )}
      <Button type="submit" look="secondary" wide>
        {copy.label}
      </Button>
    </form>
  );
}
