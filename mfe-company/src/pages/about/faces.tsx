import type { PersonView } from "../../parts/person-view.ts";
import { Portrait } from "../../parts/portrait.tsx";
import styles from "./faces.module.css";

/** Some of the people, each a link to their page. */
export function Faces({ people }: { people: readonly PersonView[] }) {
  return (
    <ul className={styles.faces}>
      {people.map(({ slug, href, fullName, title, photo }) => (
        <li key={slug}>
          <Portrait fullName={fullName} photo={photo} />
          <a href={href} className={styles.name}>
            {fullName}
          </a>
          <span>{title}</span>
        </li>
      ))}
    </ul>
  );
}
