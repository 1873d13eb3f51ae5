import { TitledRow } from "@forecourt/remote-kit/content/titled-row";
import { Section } from "@forecourt/ui/layout/section";
import type { AboutData } from "./about-data.ts";
import styles from "./policies.module.css";

/** Links to the legal pages. Each has the id of the section that its text once was, for links from outside. */
export function Policies({
  policies: { title, links },
}: {
  policies: NonNullable<AboutData["policies"]>;
}) {
  return (
    <Section>
      <TitledRow title={title}>
        <ul className={styles.list}>
          {links.map(({ id, label, href }) => (
            <li key={id} id={id}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </TitledRow>
    </Section>
  );
}
