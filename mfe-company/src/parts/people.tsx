import { Card, CardLink } from "@forecourt/ui/layout/card";
import styles from "./people.module.css";
import type { PersonView } from "./person-view.ts";
import { Portrait } from "./portrait.tsx";

interface PeopleProps {
  people: readonly PersonView[];
  /** True where they are far down a page. */
  lazy?: boolean;
}

/** Cards of people, each a link to their page. */
export function People({ people, lazy = false }: PeopleProps) {
  return (
    <ul className={styles.people}>
      {people.map(({ slug, href, fullName, title, photo, facts }) => (
        <li key={slug}>
          <Card kind="link">
            <div className={styles.person}>
              <Portrait fullName={fullName} photo={photo} lazy={lazy} />
              <div className={styles.words}>
                <h3 className={styles.name}>
                  <CardLink href={href}>{fullName}</CardLink>
                </h3>
                <p>{title}</p>
                {facts.map((fact) => (
                  <p key={fact} className={styles.fact}>
                    {fact}
                  </p>
                ))}
              </div>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
