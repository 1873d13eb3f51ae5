import { seenOfferField } from "@forecourt/contracts/areas/trade/trade-paths";
import { Notice } from "@forecourt/ui/elements/notice";
import { Fold } from "./fold.tsx";
import styles from "./offer-form.module.css";
import type { InterestFormData } from "./offer-form-data.ts";
import { PlainForm } from "./plain-form.tsx";

/** Says what a switch between a sale and a trade-in changes, and does it with a second tap. */
export function InterestForm({ form }: { form: InterestFormData }) {
  const { number, title, sentences, value, failure } = form;
  return (
    <section id="interest" className={styles.form}>
      <Fold title={<h2>{title}</h2>} isOpen={failure !== null}>
        {failure !== null && (
          <div role="alert">
            <Notice kind="failed" size="line" level={null} title={failure} />
          </div>
        )}
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <PlainForm button={form} look="secondary">
          <input type="hidden" name={seenOfferField} value={number} />
          <input type="hidden" name="interest" value={value} />
        </PlainForm>
      </Fold>
    </section>
  );
}
