import type { Careers } from "@forecourt/contracts/areas/company/careers";
import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";
import type { MessageFormData } from "../../forms/message-form-data.ts";

/** The form's id, to which the links of the positions lead. */
export const careersFormId = "careers-form";

/** Texts of the field for a resume. */
export interface ResumeTexts {
  label: string;
  help: string;
  /** Said where a form came back: a browser does not keep the chosen file. */
  again: string;
  /** The error of a file that is too large. */
  tooLarge: string;
}

/** Everything the page about working for the dealer shows. */
export interface CareersData extends Omit<Careers, "head" | "otherPosition" | "positions"> {
  /** `applyHref` leads to the form with the position chosen. */
  positions: (Careers["positions"][number] & { applyHref: string })[];
  /** Label of the links that apply. */
  apply: string;
  crumbs: { label: string; trail: Crumb[] };
  form: MessageFormData & {
    position: {
      label: string;
      choose: string;
      missing: string;
      options: string[];
      /** What is chosen at first; "" = nothing. */
      chosen: string;
    };
    resume: ResumeTexts;
  };
}
