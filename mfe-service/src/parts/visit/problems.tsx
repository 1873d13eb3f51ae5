import { visitAnchors } from "@forecourt/contracts/areas/service/visit-paths";
import { type FormRejection, RejectionSummary } from "@forecourt/ui/forms/rejection-summary";

/** List of a form's faults above the form, each a link to its field. The address of the page leads here. */
export function Problems({ problems }: { problems: FormRejection | null }) {
  return problems && <RejectionSummary id={visitAnchors.problems} {...problems} />;
}
