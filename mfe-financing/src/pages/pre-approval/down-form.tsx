import { carParameter } from "@forecourt/contracts/areas/financing/car-parameter";
import { dealParameters } from "@forecourt/contracts/areas/financing/pre-approval-paths";
import { Button } from "@forecourt/ui/elements/button";
import { MoneyField } from "../../parts/form/money-field.tsx";
import type { PreApprovalData } from "./pre-approval-data.ts";
import styles from "./pre-approval-page.module.css";

/** Loads the answer again with another amount down, which is not stored. */
export function DownForm({ down }: Pick<NonNullable<PreApprovalData["carPayments"]>, "down">) {
  return (
    <form method="get" data-document className={styles.down}>
      <input type="hidden" name={carParameter} value={down.vin} />
      <input type="hidden" name={dealParameters.term} value={down.term} />
      {down.trade > 0 && (
        <input type="hidden" name={dealParameters.tradeEquity} value={down.trade} />
      )}
      <MoneyField
        id="answer-down"
        name={dealParameters.moneyDown}
        label={down.label}
        help={down.help}
        defaultValue={down.value}
        error={down.error ?? undefined}
        maxLength={12}
      />
      <Button type="submit" look="secondary">
        {down.update}
      </Button>
    </form>
  );
}
