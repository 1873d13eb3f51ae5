import type { StartFormData } from "../../parts/start-form/start-form-data.ts";

/** The page that asks which car a seller has. */
export interface YourVehicleData {
  title: string;
  lead: string;
  /** Why nothing was saved; null = it was. */
  busy: { title: string; text: string } | null;
  form: StartFormData;
}
