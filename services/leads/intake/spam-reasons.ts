import { type FormTokenSigner, readFormToken } from "@forecourt/service-kit/form-token/form-token";

/** No person reads and fills in a form faster. */
const MIN_FILL_MS = 2_000;

/** The anti-spam fields of a form. */
export interface BotSignals {
  formToken?: string | undefined;
  /** The honeypot: a field that people do not see. */
  website?: string | undefined;
  /** True = a page of one button, as the review of an application is: people tap it at once. */
  isOneButton?: boolean;
}

/** Why a lead may be spam, as texts for the dealer; empty = no sign of it. */
export function spamReasonsOf(
  { formToken, website, isOneButton = false }: BotSignals,
  signingContext: FormTokenSigner,
): string[] {
  const reasons =
    (website ?? "").trim() === "" ? [] : ["a field that no person sees was filled in"];
  const issued = readFormToken(formToken, signingContext);
  if (issued === null) {
    const which = (formToken ?? "") === "" ? "no" : "a wrong or old";
    return [...reasons, `the form came with ${which} token`];
  }
  if (isOneButton) return reasons;
  const age = signingContext.now.getTime() - issued.getTime();
  return age < MIN_FILL_MS ? [...reasons, "the form was filled in within two seconds"] : reasons;
}
