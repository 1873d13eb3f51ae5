import { formAnchors, formControls } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { Button } from "@forecourt/ui/elements/button";
import { AppraisalForm } from "../form/appraisal-form.tsx";
import styles from "./start-form.module.css";
import type { MeantNames } from "./start-form-data.ts";

interface DidYouMeanProps {
  meant: MeantNames;
  /** Action of the form of the car. */
  action: string;
}

/** Known names for a typed one that is not known: a tap on one goes on with it, or with what was typed. */
export function DidYouMean({ meant: { title, text, names, typed }, action }: DidYouMeanProps) {
  return (
    <div id={formAnchors.problems} role="alert" tabIndex={-1} className={styles.meant}>
      <h2>{title}</h2>
      <p>{text}</p>
      <AppraisalForm page="start" action={action} className={styles.names}>
        {names.map((name) => (
          <Button key={name} type="submit" name={formControls.meant} value={name} look="secondary">
            {name}
          </Button>
        ))}
        <Button type="submit" name={formControls.meant} value="" look="quiet">
          {typed}
        </Button>
      </AppraisalForm>
    </div>
  );
}
