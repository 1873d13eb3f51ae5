import { partAttribute } from "@forecourt/remote-kit/page-part";
import { PrintButton } from "@forecourt/remote-kit/print-button";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import { Price } from "@forecourt/ui/vehicle/price";
import { PhotosPart } from "../../parts/photos/photos-part.tsx";
import { UseOffer } from "../../parts/use-offer/use-offer.tsx";
import { Fold } from "./fold.tsx";
import { KeepForm } from "./keep-form.tsx";
import { OfferCards } from "./offer-cards.tsx";
import type { OfferData } from "./offer-data.ts";
import styles from "./offer-page.module.css";
import { StatusPart, statusPartName } from "./offer-parts.ts";
import { PayoffForm } from "./payoff-form.tsx";
import { PlainForm } from "./plain-form.tsx";
import { StoreChoice } from "./store-choice.tsx";
import { TrimChoice } from "./trim-choice.tsx";

export { loadParts } from "./offer-parts.ts";

/** The offer for a seller's car, from its base value to the check. */
export function Page({ data }: { data: OfferData }) {
  const { trim, source, inspection, payoff, store, keep } = data;
  const hasNews = [data.afterInspection, data.kept, data.keptBefore, data.changed].some(Boolean);
  return (
    <PageWidth>
      <div className={styles.page} {...{ [partAttribute]: hasNews ? undefined : statusPartName }}>
        <Heading data={data} />
        {hasNews && <StatusPart data={data} />}
        {trim && <TrimChoice choice={trim} />}
        <OfferCards data={data} />
        <div className={styles.pair}>
          {source && (
            <Fold title={<h2>{source.title}</h2>}>
              <p>{source.sentences.join(" ")}</p>
            </Fold>
          )}
          {inspection && (
            <Fold title={<h2>{inspection.title}</h2>}>
              <Items items={inspection.items} />
            </Fold>
          )}
          {payoff && <PayoffForm payoff={payoff} />}
          {store && <StoreChoice choice={store} />}
          {keep && <KeepForm key={keep.key} keep={keep} />}
          <Next data={data} />
        </div>
        <Actions data={data} />
      </div>
    </PageWidth>
  );
}

/** Further actions for the offer. */
function Next({ data: { equity, photos } }: { data: OfferData }) {
  const { list } = photos ?? {};
  const hasPhotos = list !== undefined && list.photos.length + list.faults.length > 0;
  return (
    <>
      {equity && (
        <section className={styles.next}>
          <h2>{equity.title}</h2>
          <UseOffer data={equity} />
        </section>
      )}
      {photos && (
        <section className={styles.next}>
          <Fold title={<h2>{photos.title}</h2>} isOpen={hasPhotos}>
            <p>{photos.help}</p>
            <PhotosPart data={photos.list} />
          </Fold>
        </section>
      )}
    </>
  );
}

function Heading({ data }: { data: OfferData }) {
  const { number, title, lead, facts, prices, busy, get, resume, jump, reasons } = data;
  return (
    <header id="offer" className={styles.head}>
      {number !== null && <p className={styles.number}>{number}</p>}
      <h1>{title}</h1>
      {prices.length > 0 && (
        <dl className={styles.prices}>
          {prices.map((one) => (
            <div key={one.title}>
              <dt>{one.title}</dt>
              <dd>
                <Price size="page">{one.price}</Price>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.facts}>{facts.join(" · ")}</p>
      <p className={styles.lead}>{lead}</p>
      {busy !== null && (
        <div role="alert">
          <Notice kind="warning" size="line" level={null} title={busy} />
        </div>
      )}
      <div className={styles.buttons}>
        {jump && <ButtonLink href={jump.href}>{jump.label}</ButtonLink>}
        {get && <PlainForm button={get} look={jump ? "secondary" : "primary"} />}
        {resume && <ButtonLink href={resume.href}>{resume.label}</ButtonLink>}
      </div>
      {reasons && <List {...reasons} />}
    </header>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className={styles.words}>
      <h2>{title}</h2>
      <Items items={items} />
    </section>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Actions({ data: { change, print, bookmark, comparison } }: { data: OfferData }) {
  return (
    <div className={styles.actions}>
      {change && (
        <ButtonLink href={change.href} look="secondary" rel="nofollow">
          {change.label}
        </ButtonLink>
      )}
      {comparison && (
        <ButtonLink href={comparison.href} look="secondary">
          {comparison.label}
        </ButtonLink>
      )}
      {print !== null && <PrintButton label={print} />}
      <p className={styles.small}>{bookmark}</p>
    </div>
  );
}
