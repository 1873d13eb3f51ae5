import { Button } from "@forecourt/ui/elements/button";
import { SelectField } from "@forecourt/ui/forms/select-field";
import type { TrimChoiceData } from "./offer-data.ts";
import styles from "./trim-choice.module.css";

/** More would push the prices off a phone. */
const maxButtons = 8;

/** The assumed trim. Choosing another one makes the offer again. */
export function TrimChoice({ choice }: { choice: TrimChoiceData }) {
  const { title, text, trims, assumed, list, action, other } = choice;
  return (
    <section id="trim" className={styles.trim}>
      <h2>{title}</h2>
      <p>{text}</p>
      <form method="post" action={action} className={styles.trims}>
        {trims.length > maxButtons ? (
          <>
            <SelectField
              name="series"
              label={list.label}
              options={trims}
              defaultValue={assumed || trims[0]?.value}
            />
            <Button type="submit" look="secondary">
              {list.submit}
            </Button>
          </>
        ) : (
          trims.map(({ value, label }) => (
            <Button key={value} type="submit" name="series" value={value} look="secondary">
              {label}
            </Button>
          ))
        )}
        <a href={other.href} rel="nofollow">
          {other.label}
        </a>
      </form>
    </section>
  );
}
