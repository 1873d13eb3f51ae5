import { Notice } from "@forecourt/ui/elements/notice";
import { UseOffer } from "../../parts/use-offer/use-offer.tsx";
import { AfterInspection } from "./after-inspection.tsx";
import { Changed } from "./changed.tsx";
import { DropOffForm } from "./drop-off-form.tsx";
import { InterestForm } from "./interest-form.tsx";
import type { KeptData, OfferData } from "./offer-data.ts";
import styles from "./offer-page.module.css";
import { Place } from "./place.tsx";

/** Parts about events since the offer: the store's findings, the next steps of a kept offer, and a changed price. */
export function OfferStatus({ data }: { data: OfferData }) {
  const { afterInspection, kept, keptBefore, changed } = data;
  return (
    <>
      {afterInspection && <AfterInspection after={afterInspection} />}
      {kept && <Kept kept={kept} />}
      {keptBefore !== null && <Notice kind="info" size="line" level={null} title={keptBefore} />}
      {changed && <Changed changed={changed} />}
    </>
  );
}

/** Next steps, and the choices that the seller can still change. */
function Kept({ kept }: { kept: KeptData }) {
  const { title, sentences, equity, place, dropOff, interest } = kept;
  return (
    <div id="kept" className={styles.anchor}>
      <Notice kind="done" size="line" title={title}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
      {equity && (
        <div className={styles.next}>
          <UseOffer data={equity} />
        </div>
      )}
      {place && <Place place={place} />}
      {dropOff && <DropOffForm form={dropOff} />}
      {interest && <InterestForm key={interest.value} form={interest} />}
    </div>
  );
}
