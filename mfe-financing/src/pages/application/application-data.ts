import type { FormTexts } from "../../parts/application/application-text.ts";

/** The page before an application. */
export interface ApplicationStartData {
  labels: FormTexts;
  /** Where its form is sent. */
  action: string;
  isBusy: boolean;
  consentPage: string;
  call: { phone: string; text: string };
}
