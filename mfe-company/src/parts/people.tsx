import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { Card, CardLink } from "@forecourt/ui/layout/card";
import styles from "./people.module.css";
import type { PersonContact, PersonView } from "./person-view.ts";
import { Portrait } from "./portrait.tsx";

interface PeopleProps {
  people: readonly PersonView[];
  /** True where they are far down a page. */
  lazy?: boolean;
}

/** Cards of people, each a link to their page, with ways to reach them where they are given. */
export function People({ people, lazy = false }: PeopleProps) {
  return (
    <ul className={styles.people}>
      {people.map(({ slug, href, fullName, title, photo, facts, contact }) => (
        <li key={slug}>
          <Card kind="link">
            <div className={styles.person}>
              <Portrait fullName={fullName} photo={photo} lazy={lazy} />
              <div className={styles.words}>
                <h3 className={styles.name}>
                  <CardLink href={href}>{fullName}</CardLink>
                </h3>
                <p>{title}</p>
                {contact && contact.summary !== null && <p>{contact.summary}</p>}
                {facts.map((fact) => (
                  <p key={fact} className={styles.fact}>
                    {fact}
                  </p>
                ))}
                {contact && <Ways contact={contact} />}
              </div>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Links above the link that covers the card. */
function Ways({ contact: { call, email } }: { contact: PersonContact }) {
  return (
    <p className={styles.ways}>
      <PhoneLink phone={call.dialed} label={call.label}>
        {call.text}
      </PhoneLink>
      {email && <a href={`mailto:${email.address}`}>{email.label}</a>}
    </p>
  );
}
