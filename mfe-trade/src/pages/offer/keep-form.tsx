import { seenOfferField } from "@forecourt/contracts/areas/trade/trade-paths";
import { LeadForm } from "@forecourt/remote-kit/lead-form";
import { RejectedFormProvider } from "@forecourt/remote-kit/rejected-form";
import { Asterisk, FieldError } from "@forecourt/ui/forms/field";
import styles from "./offer-form.module.css";
import type { KeepFormData } from "./offer-form-data.ts";
import { OtherCar } from "./other-car.tsx";
import { SlotField } from "./slot-field.tsx";
import { useKeepOffer } from "./use-keep-offer.ts";
import { VinField } from "./vin-field.tsx";

/** The id of the form in its page. */
const formId = "keep";
const noteId = `${formId}-trade-in`;

/** The contact form that keeps the offer, with what the seller wants and when they come in. */
export function KeepForm({ keep }: { keep: KeepFormData }) {
  const { title, help, action, submit, rejected } = keep;
  const { place, send, faults } = useKeepOffer(keep);
  return (
    <section className={styles.form} aria-labelledby={`${formId}-title`}>
      <h2 id={`${formId}-title`}>{title}</h2>
      <p>{help}</p>
      {keep.otherCar && <OtherCar other={keep.otherCar} />}
      <div ref={place}>
        <RejectedFormProvider form={rejected}>
          <LeadForm
            id={formId}
            action={action}
            submit={submit}
            onSubmit={send}
            first={
              <>
                <input type="hidden" name={seenOfferField} value={keep.number} />
                <Interest
                  interest={keep.interest}
                  error={faults["interest"] ?? keep.interestError}
                />
                {keep.vin && (
                  <VinField
                    id={`${formId}-vin`}
                    vin={{ ...keep.vin, error: faults["vin"] ?? keep.vin.error }}
                  />
                )}
                {keep.slot.days.length > 0 && (
                  <SlotField
                    id={`${formId}-slot`}
                    slot={keep.slot}
                    error={faults["slot"] ?? keep.slotError}
                  />
                )}
              </>
            }
          />
        </RejectedFormProvider>
      </div>
    </section>
  );
}

function Interest({
  interest: { label, options, value: chosen },
  error,
}: {
  interest: KeepFormData["interest"];
  error: string | null;
}) {
  return (
    <fieldset className={styles.choice}>
      <legend>
        {label}
        <Asterisk />
      </legend>
      {options.map(({ value, label: name, note }, index) => (
        <label key={value} className={styles.option}>
          <input
            id={index === 0 ? `${formId}-interest` : undefined}
            type="radio"
            name="interest"
            value={value}
            defaultChecked={value === chosen}
            aria-describedby={note === null ? undefined : noteId}
          />
          {name}
        </label>
      ))}
      {options.map(
        ({ value, note }) =>
          note !== null && (
            <p key={value} id={noteId} className={styles.note}>
              {note}
            </p>
          ),
      )}
      <FieldError id={`${formId}-interest-error`}>{error ?? undefined}</FieldError>
    </fieldset>
  );
}
