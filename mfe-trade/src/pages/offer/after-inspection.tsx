import type { AfterInspectionSummary } from "@forecourt/contracts/areas/trade/after-inspection-summary";
import { Price } from "@forecourt/ui/vehicle/price";
import styles from "./after-inspection.module.css";

/** Findings of the store's inspection, and every difference to its first offer. */
export function AfterInspection({ after }: { after: AfterInspectionSummary }) {
  const { title, sentences, found, kinds, next } = after;
  return (
    <section id="inspection" className={styles.after}>
      <h2>{title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {found && (
        <div>
          <h3>{found.title}</h3>
          <ul>
            {found.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <div key={kind.title}>
            <h3>{kind.title}</h3>
            <dl>
              {[...kind.lines, ...kind.steps, ...(kind.payoff?.lines ?? [])].map(
                ({ id, label, note, amount, isSum }) => (
                  <div key={id} className={isSum ? styles.sum : undefined}>
                    <dt>{note === null ? label : `${label} (${note})`}</dt>
                    <dd>
                      <Price>{amount}</Price>
                    </dd>
                  </div>
                ),
              )}
            </dl>
            {kind.payoff && <p>{kind.payoff.sentence}</p>}
          </div>
        ))}
      </div>
      {next.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}
