import { CheckList } from "@forecourt/remote-kit/content/check-list";
import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import { MessageForm } from "../../forms/message-form.tsx";
import { EmailLink } from "../../parts/email-link.tsx";
import { People } from "../../parts/people.tsx";
import { Portrait } from "../../parts/portrait.tsx";
import { ReviewList } from "../../parts/reviews/review-list.tsx";
import { DepartmentStatus } from "../../parts/stores/department-status.tsx";
import type { TeamMemberData } from "./team-member-data.ts";
import styles from "./team-member-page.module.css";

/** Id of the message form, the target of a link in narrow windows. */
const messageId = "message";

/** Who a person is, how to call them, and a form that writes to them. */
export function Page({ data }: { data: TeamMemberData }) {
  const { trail, person, store, reply, form, reviews, others, labels } = data;
  return (
    <>
      <PageWidth>
        <div className={styles.page}>
          <Breadcrumbs trail={trail} label={labels.trail} />
          <div className={styles.columns}>
            <Person data={data} />
            <div className={styles.beside}>
              <section id={messageId} aria-labelledby="message-title" className={styles.form}>
                <h2 id="message-title">{labels.message}</h2>
                {reply !== null && <p>{reply}</p>}
                <MessageToMember form={form} slug={person.slug} store={store} />
              </section>
              {reviews.length > 0 && (
                <section aria-labelledby="reviews-title" className={styles.reviews}>
                  <h2 id="reviews-title">{labels.reviews}</h2>
                  <ReviewList reviews={reviews} />
                </section>
              )}
            </div>
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

function Person({ data }: { data: TeamMemberData }) {
  const { person, bio, certificates, call, email, next, place, labels } = data;
  return (
    <article className={styles.person}>
      <header className={styles.head}>
        <Portrait fullName={person.fullName} photo={person.photo} size="large" />
        <div>
          <h1>{person.fullName}</h1>
          <p className={styles.title}>{person.title}</p>
        </div>
      </header>
      <div className={styles.jump}>
        <ButtonLink href={`tel:${call.dialed}`} wide aria-label={labels.call}>
          {labels.callButton}
        </ButtonLink>
        <ButtonLink href={`#${messageId}`} look="secondary" wide aria-label={labels.message}>
          {labels.messageButton}
        </ButtonLink>
      </div>
      {bio.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className={styles.facts}>
        {person.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <p className={styles.way}>
          <span>{labels.call}</span>
          <PhoneLink phone={call.dialed} className={styles.contact}>
            {call.text}
          </PhoneLink>
        </p>
        {email !== null && (
          <p className={styles.way}>
            <span>{labels.email}</span>
            <EmailLink address={email} className={styles.contact} />
          </p>
        )}
      </div>
      <LinkRow links={next} />
      {certificates.length > 0 && (
        <section aria-labelledby="certificates-title" className={styles.part}>
          <h2 id="certificates-title">{labels.certificates}</h2>
          <CheckList items={certificates} />
        </section>
      )}
      {place && <Place place={place} />}
    </article>
  );
}

/** Where they work, and when their department is open. */
function Place({ place }: { place: NonNullable<TeamMemberData["place"]> }) {
  const { title, name, href, address, directions, days, colleagues, department } = place;
  return (
    <section aria-labelledby="place-title" className={styles.part}>
      <h2 id="place-title">{title}</h2>
      <div className={styles.columnsOfPlace}>
        <address className={styles.address}>
          {href === null ? <span>{name}</span> : <a href={href}>{name}</a>}
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={directions.href}>
            {directions.label} <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        </address>
        {(days !== null || department) && (
          <div>
            {/* The department's open status says nothing about a person who has days of their own. */}
            {days !== null && <p className={styles.days}>{days}</p>}
            {department && <PlaceHours department={department} colleagues={colleagues} />}
          </div>
        )}
      </div>
    </section>
  );
}

interface PlaceHoursProps {
  department: NonNullable<NonNullable<TeamMemberData["place"]>["department"]>;
  /**
   * Sentence saying that others help on the person's days off; null = the person may be there whenever the store is
   * open.
   */
  colleagues: string | null;
}

function PlaceHours({ department, colleagues }: PlaceHoursProps) {
  return (
    <>
      {colleagues === null ? <DepartmentStatus department={department} /> : <p>{colleagues}</p>}
      <DepartmentHours
        name={department.name}
        department={department.hours}
        closedSoon={department.closedSoon}
      />
    </>
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
