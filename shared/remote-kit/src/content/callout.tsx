import type { Callout as CalloutContent } from "@forecourt/contracts/content-parts";
import { useId } from "react";
import styles from "./callout.module.css";
import { CheckList } from "./check-list.tsx";
import { ClaimTerms } from "./claim-terms.tsx";
import { FinePrint } from "./fine-print.tsx";
import { LinkRow } from "./link-row.tsx";

/** A claim with its explanation and its fine print. */
export function Callout({ callout }: { callout: CalloutContent }) {
  const { id, title, description, list, disclaimer, links, creditTerms, lang } = callout;
  const heading = useId();
  return (
    <section id={id} lang={lang} aria-labelledby={heading} className={styles.callout}>
      <h2 id={heading}>{title}</h2>
      <p className={styles.description}>{description}</p>
      <div className={styles.list}>
        <CheckList items={list} />
      </div>
      <LinkRow links={links} />
      {(disclaimer !== null || creditTerms) && (
        <div className={styles.terms}>
          {disclaimer !== null && <FinePrint>{disclaimer}</FinePrint>}
          <ClaimTerms terms={creditTerms} />
        </div>
      )}
    </section>
  );
}
