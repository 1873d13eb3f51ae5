import { ButtonLink } from "@forecourt/ui/elements/button";
import { Chip } from "@forecourt/ui/elements/chip";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import { useId } from "react";
import { People } from "../../parts/people.tsx";
import type { TeamData } from "./team-data.ts";
import styles from "./team-page.module.css";

/** The dealer's people by department, and an invitation to join them. */
export function Page({ data }: { data: TeamData }) {
  const { title, lead, empty, crumbs, stores, departments, promo } = data;
  return (
    <>
      <PageWidth>
        <div className={styles.page}>
          <header className={styles.head}>
            {crumbs.trail.length > 1 && <Breadcrumbs {...crumbs} />}
            <h1>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            {stores && <Stores stores={stores} />}
          </header>
          {departments.length === 0 && <Notice kind="empty" title={empty} level={null} />}
          {departments.map((department) => (
            <section
              key={department.id}
              id={department.id}
              aria-labelledby={`${department.id}-title`}
              className={styles.department}
            >
              <h2 id={`${department.id}-title`}>{department.title}</h2>
              <People people={department.people} />
            </section>
          ))}
        </div>
      </PageWidth>
      {promo && (
        <Section tone="brand" title={promo.title} lead={promo.description}>
          <div>
            <ButtonLink href={promo.link.href}>{promo.link.label}</ButtonLink>
          </div>
        </Section>
      )}
    </>
  );
}

function Stores({ stores: { label, links } }: { stores: NonNullable<TeamData["stores"]> }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.stores}>
      <span id={id}>{label}</span>
      <ul className={styles.chips}>
        {links.map((link) => (
          <li key={link.href}>
            {/* The people are those of the page of all stores, which search engines know. */}
            <Chip href={link.href} current={link.current} rel="nofollow">
              {link.label}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
