import { seenOfferField } from "@forecourt/contracts/areas/trade/trade-paths";
import { Button } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { Fold } from "./fold.tsx";
import styles from "./offer-form.module.css";
import type { DropOffFormData } from "./offer-form-data.ts";
import { OtherCar } from "./other-car.tsx";
import { SlotField } from "./slot-field.tsx";
import { VinField } from "./vin-field.tsx";

/** The id of the section in its page. */
const sectionId = "drop-off";

/** Moves or cancels the visit. Plain forms: the page that follows says what is booked. */
export function DropOffForm({ form }: { form: DropOffFormData }) {
  const { title, action, submit, slot, vin, otherCar, error, failure, cancel } = form;
  const hasNews = error !== null || failure !== null || otherCar !== null || Boolean(vin?.error);
  const isOpen = cancel === null || hasNews;
  return (
    <section id={sectionId} className={styles.form}>
      <Fold title={<h2>{title}</h2>} isOpen={isOpen}>
        {failure !== null && (
          <div role="alert">
            <Notice kind="failed" size="line" level={null} title={failure} />
          </div>
        )}
        {otherCar && <OtherCar other={otherCar} />}
        {slot.days.length > 0 && (
          <form method="post" action={action} className={styles.fields}>
            <input type="hidden" name={seenOfferField} value={form.number} />
            <SlotField id={`${sectionId}-slot`} slot={slot} error={error} />
            {vin && <VinField id={`${sectionId}-vin`} vin={vin} />}
            <div className={styles.wide}>
              <Button type="submit">{submit}</Button>
            </div>
          </form>
        )}
        {cancel && (
          <form method="post" action={action} className={styles.fields}>
            <input type="hidden" name={seenOfferField} value={form.number} />
            <p className={styles.wide}>{cancel.help}</p>
            <div className={styles.wide}>
              <Button type="submit" name="cancel" value="yes" look="secondary">
                {cancel.label}
              </Button>
            </div>
          </form>
        )}
      </Fold>
    </section>
  );
}
