import { classNames } from "@forecourt/ui/class-names";
import styles from "../../parts/choices.module.css";
import type { Choice } from "./test-drive-data.ts";

/** Times as links to the next step; taken ones are shown without a link. */
export function Choices({ choices, label }: { choices: readonly Choice[]; label: string }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {choices.map(({ label: name, note, href, isChosen }) => (
        <li key={`${name} ${note}`}>
          {href === null ? (
            <span className={classNames(styles.choice, styles.gone)}>
              {name} {note !== null && <span className={styles.note}>{note}</span>}
            </span>
          ) : (
            <a
              href={href}
              rel="nofollow"
              className={classNames(styles.choice, isChosen && styles.chosen)}
              aria-current={isChosen || undefined}
            >
              {name} {note !== null && <span className={styles.note}>{note}</span>}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
