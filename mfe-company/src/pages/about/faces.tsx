import { Portrait } from "../../parts/portrait.tsx";
import type { AboutPerson } from "./about-data.ts";
import styles from "./faces.module.css";

/** Some of the people, each a link to their page. */
export function Faces({ people }: { people: readonly AboutPerson[] }) {
  return (
    <ul className={styles.faces}>
      {people.map(({ slug, href, fullName, title, photo, place }) => (
        <li key={slug}>
          <Portrait fullName={fullName} photo={photo} />
          <a href={href} className={styles.name}>
            {fullName}
          </a>
          <span>{title}</span>
          {place && <span>{place}</span>}
        </li>
      ))}
    </ul>
  );
}
