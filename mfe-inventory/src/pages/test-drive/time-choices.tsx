import choiceStyles from "../../parts/choices.module.css";
import styles from "../../parts/steps.module.css";
import { Choices } from "./choices.tsx";
import type { TimeGroup } from "./test-drive-data.ts";

/** The times of a day, grouped into morning, afternoon and evening. */
export function TimeChoices({ groups }: { groups: readonly TimeGroup[] }) {
  return (
    <div className={styles.form}>
      {groups.map(({ title, choices }) => (
        <section key={title} className={choiceStyles.group} aria-label={title}>
          <h2 className={choiceStyles.choicesTitle}>{title}</h2>
          <Choices choices={choices} label={title} />
        </section>
      ))}
    </div>
  );
}
