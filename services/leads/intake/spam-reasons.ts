import { type FormTokenSigner, readFormToken } from "@forecourt/service-kit/form-token/form-token";

/** Nobody reads a form and fills it in faster. */
const SHORTEST_MS = 2_000;

/** What a form brings besides its words. */
export interface Trace {
  formToken?: string | undefined;
  website?: string | undefined;
}

/** Why a form may have been sent by a program, in words for the dealer; empty = nothing says so. */
export function suspicionOf({ formToken, website }: Trace, seal: FormTokenSigner): string[] {
  const reasons =
    (website ?? "").trim() === "" ? [] : ["a field that no person sees was filled in"];
  const issued = readFormToken(formToken, seal);
  if (issued === null) {
    const given = (formToken ?? "") === "" ? "no" : "a wrong or old";
    return [...reasons, `the form came with ${given} token`];
  }
  const age = seal.now.getTime() - issued.getTime();
  return age < SHORTEST_MS ? [...reasons, "the form was filled in within two seconds"] : reasons;
}
