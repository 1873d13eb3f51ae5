import { consentParameter } from "@forecourt/contracts/paths/personal-parameters";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { useIsAllowed } from "@forecourt/remote-kit/consent";
import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { ExpiredLink } from "@forecourt/remote-kit/draft/expired-link";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useUpdateVisitor, useVisitor } from "@forecourt/remote-kit/visitor";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import { useEffect } from "react";
import { CarPanel } from "../../parts/deal/car-panel.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { DownForm } from "./down-form.tsx";
import type { PreApprovalData, PreApprovalPageData } from "./pre-approval-data.ts";
import styles from "./pre-approval-page.module.css";
import { TermsTable } from "./terms-table.tsx";

/** The answer to a pre-approval: what may fit, what that means a month, and how to go on. */
export function Page({ data }: { data: PreApprovalPageData }) {
  return data.kind === "gone" ? <ExpiredLink data={data} /> : <Answer data={data} />;
}

function Answer({ data }: { data: PreApprovalData }) {
  const { title, lead, sandbox, range, carPayments } = data;
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.head}>
          <p className={styles.number}>{data.number}</p>
          <h1>{title}</h1>
          {lead.map((sentence) => (
            <p key={sentence} className={styles.lead}>
              {sentence}
            </p>
          ))}
          {data.validity !== null && <p className={styles.lead}>{data.validity}</p>}
        </header>
        {sandbox && (
          <Notice kind="warning" size="line" level={null} title={sandbox.title}>
            {sandbox.text}
          </Notice>
        )}
        {data.car && <CarPanel car={data.car} />}
        {range && <MainActions data={data} range={range} />}
        {carPayments && (
          <TermsTable table={carPayments.table}>
            <DownForm down={carPayments.down} />
            <LinkRow links={[carPayments.page]} />
          </TermsTable>
        )}
        {range && <TermsTable table={range.table} />}
        {range && <p className={styles.disclaimer}>{range.disclaimer}</p>}
        <section aria-labelledby="next" className={styles.next}>
          <h2 id="next">{data.nextTitle}</h2>
          {range && !carPayments && data.application && <ApplicationForm form={data.application} />}
          <LinkRow links={data.next} />
          {!range && data.application && <ApplicationForm form={data.application} />}
          <p className={styles.kept}>{data.kept}</p>
        </section>
      </div>
    </PageWidth>
  );
}

type Range = NonNullable<PreApprovalData["range"]>;

/** The car that the shopper came with, where it fits; else the cars that do. */
function MainActions({ data, range }: { data: PreApprovalData; range: Range }) {
  const { carPayments, application } = data;
  if (carPayments === null) return <CarsLink range={range} />;
  const { fits, page } = carPayments;
  const look = fits ? "primary" : "secondary";
  const car = application ? (
    <ApplicationForm form={application} look={look} terms={range.terms} isLarge />
  ) : (
    <ButtonLink href={page.href} look={look} size="large" wide>
      {page.label}
    </ButtonLink>
  );
  return (
    <div className={styles.actions}>
      {fits && car}
      <CarsLink range={range} look={fits ? "secondary" : "primary"} />
      {!fits && car}
    </div>
  );
}

/**
 * One tap to the cars that fit. The address carries the score, so it works without a script; with one, the
 * score becomes part of the visitor's terms, and holds on every card.
 */
function CarsLink({ range, look = "primary" }: { range: Range; look?: "primary" | "secondary" }) {
  const update = useUpdateVisitor();
  const { path } = useNavigation();
  useOwnAnswer(range.terms);
  const isKept = useIsAllowed("functional");
  const { cars, note, notKept, terms } = range;
  return (
    <div className={styles.cars}>
      <ButtonLink href={cars.href} look={look} size="large" wide onClick={() => update({ terms })}>
        {cars.label}
      </ButtonLink>
      <p>{cars.tax}</p>
      {isKept ? (
        <p>{note}</p>
      ) : (
        <p>
          {notKept.note}{" "}
          <a href={settingsUrl(path)} data-consent data-no-prefetch="" rel="nofollow">
            {notKept.settings}
          </a>
        </p>
      )}
    </div>
  );
}

/**
 * Makes the score and this answer part of the visitor's terms, also after opening the page from a mail, so that every
 * car shows the credit range. A different answer in the terms is kept.
 */
function useOwnAnswer(terms: BuyerPreferences): void {
  const update = useUpdateVisitor();
  const known = useVisitor((visitor) => visitor.terms.preApproval);
  useEffect(() => {
    if (known === undefined) update({ terms });
  }, [known, terms, update]);
}

/** This page with the cookie banner open. */
function settingsUrl(path: string): string {
  const [pathname = "", search] = path.split("?", 2);
  const query = new URLSearchParams(search);
  query.set(consentParameter, "en");
  return `${pathname}?${query}`;
}
