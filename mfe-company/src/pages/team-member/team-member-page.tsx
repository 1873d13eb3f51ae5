import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import { MessageForm } from "../../forms/message-form.tsx";
import { People } from "../../parts/people.tsx";
import { Portrait } from "../../parts/portrait.tsx";
import type { TeamMemberData } from "./team-member-data.ts";
import styles from "./team-member-page.module.css";

/** Who a person is, how to call them, and a form that writes to them. */
export function Page({ data }: { data: TeamMemberData }) {
  const { trail, person, bio, call, next, store, form, others, labels } = data;
  return (
    <>
      <PageWidth>
        <div className={styles.page}>
          <Breadcrumbs trail={trail} label={labels.trail} />
          <div className={styles.columns}>
            <article className={styles.person}>
              <Portrait fullName={person.fullName} photo={person.photo} size="large" />
              <header className={styles.head}>
                <h1>{person.fullName}</h1>
                <p className={styles.title}>{person.title}</p>
              </header>
              {bio.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <ul className={styles.facts}>
                {person.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
              <p className={styles.call}>
                <span>{labels.call}</span>
                <PhoneLink phone={call.dialed} className={styles.phone}>
                  {call.text}
                </PhoneLink>
              </p>
              <LinkRow links={next} />
            </article>
            <section aria-labelledby="message-title" className={styles.form}>
              <h2 id="message-title">{labels.message}</h2>
              <MessageForm
                id="staff-form"
                data={form}
                template="STAFF_MEMBER"
                event="StaffLead"
                toast="contact"
                fields={
                  <>
                    <input type="hidden" name="member" value={person.slug} />
                    {store !== null && <input type="hidden" name="store" value={store} />}
                  </>
                }
                read={() => ({ member: person.slug, ...(store !== null && { store }) })}
              />
            </section>
          </div>
        </div>
      </PageWidth>
      {others.length > 0 && (
        <Section tone="soft" title={labels.others}>
          <People people={others} />
        </Section>
      )}
    </>
  );
}
