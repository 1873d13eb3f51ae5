import { beginFormPath } from "@forecourt/contracts/areas/financing/application-form";
import { carParameter } from "@forecourt/contracts/areas/financing/car-parameter";
import { preApprovalField } from "@forecourt/contracts/areas/financing/pre-approval-paths";
import { Button } from "@forecourt/ui/elements/button";
import type { PreApprovalData } from "./pre-approval-data.ts";

/** A plain form; the service begins the application with what it was told for the pre-approval. */
export function ApplicationForm({ form }: { form: NonNullable<PreApprovalData["application"]> }) {
  return (
    <form method="post" action={beginFormPath} data-document>
      <input type="hidden" name={preApprovalField} value={form.token} />
      {form.vin !== null && <input type="hidden" name={carParameter} value={form.vin} />}
      <Button type="submit" look="secondary">
        {form.label}
      </Button>
    </form>
  );
}
