import { visitAnchors } from "@forecourt/contracts/areas/service/visit-paths";
import { Button, ButtonLink } from "@forecourt/ui/elements/button";
import { FieldError } from "@forecourt/ui/forms/field";
import { fieldId } from "@forecourt/ui/forms/field-id";
import { Portrait } from "../../parts/visit/portrait.tsx";
import { Problems } from "../../parts/visit/problems.tsx";
import { textOf } from "../../parts/visit/visit-text.ts";
import { Recalls } from "./recalls.tsx";
import styles from "./services-form.module.css";
import type { ServicesData } from "./step-data.ts";
import { SymptomsField } from "./symptoms-field.tsx";

/** Form for the work that the vehicle needs, and for how the owner spends that time. */
export function ServicesForm({ data }: { data: ServicesData }) {
  const t = textOf(data.labels);
  const { services, transports, advisers, faults } = data;
  return (
    <>
      <Problems problems={data.problems} />
      {data.recalls && <Recalls {...data.recalls} />}
      <form method="post" action={data.action} noValidate data-document className={styles.form}>
        <SymptomsField data={data} />
        {data.due && <p>{data.due}</p>}
        <Choices
          name="services"
          type="checkbox"
          legend={t("services.legend")}
          choices={services}
          error={faults["services"]}
        />
        {transports.length > 1 ? (
          <Choices
            name="transport"
            type="radio"
            legend={t("services.transport")}
            choices={transports}
            error={faults["transport"]}
          />
        ) : (
          transports.map((only) => (
            <div key={only.value}>
              <input type="hidden" name="transport" value={only.value} />
              <p className={styles.legend}>{t("services.transport.only")}</p>
              <p>
                <strong>{only.label}.</strong> {only.text}
              </p>
            </div>
          ))
        )}
        {advisers.length > 0 && (
          <Choices
            name="adviser"
            type="radio"
            legend={t("services.adviser")}
            choices={advisers}
            error={faults["adviser"]}
          />
        )}
        <div className={styles.buttons}>
          <Button type="submit" size="large">
            {t("services.next")}
          </Button>
          <ButtonLink href={data.back} look="secondary" size="large">
            {t("step.back")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}

interface ChoicesProps {
  /** The name of the group among the faults. */
  name: string;
  type: "checkbox" | "radio";
  legend: string;
  choices: ServicesData["services"];
  error: string | undefined;
}

/** Boxes or radio buttons with a description each; an error leads to the first. */
function Choices({ name, type, legend, choices, error }: ChoicesProps) {
  const id = fieldId(visitAnchors.problems, name);
  return (
    <fieldset className={styles.choices} data-invalid={error ? "" : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {choices.map((choice, index) => (
        <label key={choice.name + choice.value} className={styles.choice}>
          <input
            id={index === 0 ? id : undefined}
            type={type}
            name={choice.name}
            value={choice.value}
            defaultChecked={choice.isChosen}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          {choice.portrait && <Portrait {...choice.portrait} />}
          <span className={styles.words}>
            <strong>{choice.label}</strong>
            <span>{choice.text}</span>
            {choice.about !== null && <span className={styles.about}>{choice.about}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
