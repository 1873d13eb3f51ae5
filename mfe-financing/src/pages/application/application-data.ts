import type { FormTexts } from "../../parts/application/application-text.ts";
import type { CarView } from "../../parts/deal/car-view.ts";

/** The page before an application. */
export interface ApplicationStartData {
  labels: FormTexts;
  /** Action of the page's form. */
  action: string;
  isBusy: boolean;
  car: CarView;
  consentPage: string;
  call: string;
}
