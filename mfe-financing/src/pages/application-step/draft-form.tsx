import { formControls } from "@forecourt/contracts/areas/financing/application-form";
import { DocumentForm } from "@forecourt/remote-kit/draft/document-form";
import type { ComponentProps } from "react";
import type { Frame } from "./step-data.ts";

interface DraftFormProps extends Omit<ComponentProps<typeof DocumentForm>, "action"> {
  frame: Pick<Frame, "action" | "page">;
}

/** The HTML form of one page of a draft application. It sends the id of the page. */
export function DraftForm({ frame, children, ...form }: DraftFormProps) {
  return (
    <DocumentForm action={frame.action} {...form}>
      <input type="hidden" name={formControls.page} value={frame.page} />
      {children}
    </DocumentForm>
  );
}
