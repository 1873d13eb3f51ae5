import { Card, CardLink } from "@forecourt/ui/layout/card";
import styles from "./people.module.css";
import type { PersonView } from "./person-view.ts";
import { Portrait } from "./portrait.tsx";

/** Cards of people, each a link to their page. */
export function People({ people }: { people: readonly PersonView[] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ slug, href, fullName, title, photo, facts }) => (
        <li key={slug}>
          <Card kind="link">
            <div className={styles.person}>
              <Portrait fullName={fullName} photo={photo} />
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
