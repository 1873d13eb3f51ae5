import { type FormPage, formControls } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { DocumentForm } from "@forecourt/remote-kit/draft/document-form";
import type { ComponentProps } from "react";

interface AppraisalFormProps extends ComponentProps<typeof DocumentForm> {
  page: FormPage;
}

/** A plain form of a page of an appraisal. */
export function AppraisalForm({ page, children, ...form }: AppraisalFormProps) {
  return (
    <DocumentForm {...form}>
      <input type="hidden" name={formControls.page} value={page} />
      {children}
    </DocumentForm>
  );
}
