import { Notice } from "@forecourt/ui/elements/notice";
import { UseOffer } from "../../parts/use-offer/use-offer.tsx";
import { AfterInspection } from "./after-inspection.tsx";
import { DropOffForm } from "./drop-off-form.tsx";
import { InterestForm } from "./interest-form.tsx";
import type { KeptData, OfferData } from "./offer-data.ts";
import styles from "./offer-page.module.css";
import { Place } from "./place.tsx";

interface KeptPartProps {
  after: OfferData["afterInspection"];
  kept: KeptData | null;
}

/** What the store found, and what happens next with an offer that is kept. */
export function KeptOffer({ after, kept }: KeptPartProps) {
  return (
    <>
      {after && <AfterInspection after={after} />}
      {kept && <Kept kept={kept} />}
    </>
  );
}

/** With what its seller can still change. */
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
