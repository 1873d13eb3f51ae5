import type { Faq } from "@forecourt/contracts/content-parts";
import styles from "./answer.module.css";
import { Runs } from "./runs.tsx";

/** The paragraphs of an answer, with their links. */
export function Answer({ answers, runs }: Pick<Faq["items"][number], "answers" | "runs">) {
  return answers.map((answer, index) => {
    const linked = runs?.[index];
    return (
      <p key={answer} className={styles.paragraph}>
        {linked ? <Runs runs={linked} /> : answer}
      </p>
    );
  });
}
