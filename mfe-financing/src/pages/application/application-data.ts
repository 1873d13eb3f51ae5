import type { FormTexts } from "../../parts/application/application-text.ts";
import type { CarView } from "../../parts/deal/car-view.ts";

/** The page before an application. */
export interface ApplicationStartData {
  labels: FormTexts;
  /** Where its form is sent. */
  action: string;
  isBusy: boolean;
  car: CarView;
  consentPage: string;
  call: string;
}
