import { Blocks } from "@forecourt/remote-kit/content/blocks";
import { Section } from "@forecourt/ui/layout/section";
import type { AboutData } from "./about-data.ts";
import styles from "./history.module.css";

/** How the company came to be, step by step, in as many columns as there is room for. */
export function History({ history }: { history: NonNullable<AboutData["history"]> }) {
  return (
    <Section title={history.title}>
      <ol className={styles.milestones}>
        {history.milestones.map(({ title, body }, index) => (
          <li key={title ?? index}>
            {title !== null && <h3 className={styles.title}>{title}</h3>}
            <Blocks blocks={body} level={4} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
