import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import { MessageForm } from "../../forms/message-form.tsx";
import { People } from "../../parts/people.tsx";
import { Portrait } from "../../parts/portrait.tsx";
import { DepartmentStatus } from "../../parts/stores/department-status.tsx";
import type { TeamMemberData } from "./team-member-data.ts";
import styles from "./team-member-page.module.css";

/** Who a person is, how to call them, and a form that writes to them. */
export function Page({ data }: { data: TeamMemberData }) {
  const { trail, person, bio, call, next, place, store, form, others, labels } = data;
  return (
    <>
      <PageWidth>
        <div className={styles.page}>
          <Breadcrumbs trail={trail} label={labels.trail} />
          <div className={styles.columns}>
            <article className={styles.person}>
              <header className={styles.head}>
                <Portrait fullName={person.fullName} photo={person.photo} size="large" />
                <div>
                  <h1>{person.fullName}</h1>
                  <p className={styles.title}>{person.title}</p>
                </div>
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
              {place && <Place place={place} />}
            </article>
            <section aria-labelledby="message-title" className={styles.form}>
              <h2 id="message-title">{labels.message}</h2>
              <MessageToMember form={form} slug={person.slug} store={store} />
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

/** Where they work, and when their department is open. */
function Place({ place }: { place: NonNullable<TeamMemberData["place"]> }) {
  const { title, name, href, address, department } = place;
  return (
    <section aria-labelledby="place-title" className={styles.place}>
      <h2 id="place-title">{title}</h2>
      <div className={styles.columnsOfPlace}>
        <address className={styles.address}>
          {href === null ? <span>{name}</span> : <a href={href}>{name}</a>}
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {department && (
          <div>
            <DepartmentStatus department={department} />
            <DepartmentHours
              name={department.name}
              department={department.hours}
              closedSoon={department.closedSoon}
            />
          </div>
        )}
      </div>
    </section>
  );
}

interface MessageToMemberProps extends Pick<TeamMemberData, "form" | "store"> {
  slug: string;
}

function MessageToMember({ form, slug, store }: MessageToMemberProps) {
  return (
    <MessageForm
      id="staff-form"
      data={form}
      template="STAFF_MEMBER"
      event="StaffLead"
      toast="contact"
      fields={
        <>
          <input type="hidden" name="member" value={slug} />
          {store !== null && <input type="hidden" name="store" value={store} />}
        </>
      }
      read={() => ({ member: slug, ...(store !== null && { store }) })}
    />
  );
}
