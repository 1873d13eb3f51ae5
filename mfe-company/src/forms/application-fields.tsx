import { useRejectedForm } from "@forecourt/remote-kit/rejected-form";
import { type Ref, useState } from "react";
import styles from "./application-form.module.css";
import { type ApplicationFormData, careersFormId as formId } from "./application-form-data.ts";
import { LeadSelect } from "./lead-select.tsx";

interface ApplicationFieldsProps extends Pick<ApplicationFormData, "position" | "store"> {
  positionRef: Ref<HTMLSelectElement>;
  storeRef: Ref<HTMLSelectElement>;
}

/** The position, and at a dealer with several stores the one to work at, of those where the position is open. */
export function ApplicationFields({
  position,
  store,
  positionRef,
  storeRef,
}: ApplicationFieldsProps) {
  const rejected = useRejectedForm(formId);
  const [chosen, setChosen] = useState(rejected?.fields["position"] ?? position.chosen);
  return (
    <>
      <LeadSelect
        ref={positionRef}
        formId={formId}
        name="position"
        label={position.label}
        placeholder={position.choose}
        missing={position.missing}
        required
        defaultValue={position.chosen}
        options={position.options.map((value) => ({ value, label: value }))}
        className={store ? styles.half : styles.wide}
        onChosen={setChosen}
      />
      {store && <StoreSelect key={chosen} ref={storeRef} position={chosen} {...store} />}
    </>
  );
}

interface StoreSelectProps extends NonNullable<ApplicationFormData["store"]> {
  /** The title of the chosen position; "" = none. */
  position: string;
  ref: Ref<HTMLSelectElement>;
}

function StoreSelect({ ref, position, byPosition, options, chosen, ...words }: StoreSelectProps) {
  const hiring = byPosition[position] ?? options.map(({ value }) => value);
  const offered = options.filter(({ value }) => hiring.includes(value));
  const [only = null] = offered.length === 1 ? offered : [];
  const { label, choose, missing } = words;
  return (
    <LeadSelect
      ref={ref}
      formId={formId}
      name="store"
      label={label}
      missing={missing}
      required
      options={offered}
      className={styles.half}
      {...(only === null
        ? { placeholder: choose, defaultValue: hiring.includes(chosen) ? chosen : "" }
        : { defaultValue: only.value })}
    />
  );
}
