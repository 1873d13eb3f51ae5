import { beginFormPath } from "@forecourt/contracts/areas/financing/application-form";
import { carParameter } from "@forecourt/contracts/areas/financing/car-parameter";
import {
  dealParameters,
  preApprovalField,
} from "@forecourt/contracts/areas/financing/pre-approval-paths";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { Button } from "@forecourt/ui/elements/button";
import type { ApplicationStart } from "./pre-approval-data.ts";
import styles from "./pre-approval-page.module.css";

interface ApplicationFormProps {
  form: ApplicationStart;
  look?: "primary" | "secondary";
  isLarge?: boolean;
  /** Values that become part of the visitor's terms when the form is sent; missing = none. */
  terms?: BuyerPreferences;
}

/** Plain form that begins an application; the service fills it with the data of the pre-approval. */
export function ApplicationForm({
  form: { label, note, token, vin, deal },
  look = "secondary",
  isLarge = false,
  terms = {},
}: ApplicationFormProps) {
  const update = useUpdateVisitor();
  return (
    <form
      method="post"
      action={beginFormPath}
      data-document
      className={styles.cars}
      onSubmit={() => update({ terms })}
    >
      <input type="hidden" name={preApprovalField} value={token} />
      {vin !== null && <input type="hidden" name={carParameter} value={vin} />}
      {deal && <input type="hidden" name={dealParameters.moneyDown} value={deal.moneyDown} />}
      {deal && deal.tradeEquity > 0 && (
        <input type="hidden" name={dealParameters.tradeEquity} value={deal.tradeEquity} />
      )}
      <Button type="submit" look={look} wide={isLarge} size={isLarge ? "large" : "medium"}>
        {label}
      </Button>
      {note !== null && <p>{note}</p>}
    </form>
  );
}
