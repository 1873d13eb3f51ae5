import type { StepBar } from "@forecourt/remote-kit/draft/step-bar";
import type { ComponentProps } from "react";
import type { StartFormData } from "../../parts/start-form/start-form-data.ts";

/** The page that asks which car a seller has. */
export interface YourVehicleData {
  title: string;
  lead: string;
  /** The first step of how many; null = the questions are not known now. */
  progress: { text: string | null; bar: ComponentProps<typeof StepBar> } | null;
  /** Why nothing was saved; null = it was. */
  busy: { title: string; text: string } | null;
  form: StartFormData;
}
