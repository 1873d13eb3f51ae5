import { formControls } from "@forecourt/contracts/areas/financing/application-form";
import { DocumentForm } from "@forecourt/remote-kit/draft/document-form";
import type { ComponentProps } from "react";
import type { Frame } from "./step-data.ts";

interface DraftFormProps extends Omit<ComponentProps<typeof DocumentForm>, "action"> {
  frame: Pick<Frame, "action" | "page">;
}

/** A plain form of a page of a draft. */
export function DraftForm({ frame, children, ...form }: DraftFormProps) {
  return (
    <DocumentForm action={frame.action} {...form}>
      <input type="hidden" name={formControls.page} value={frame.page} />
      {children}
    </DocumentForm>
  );
}
