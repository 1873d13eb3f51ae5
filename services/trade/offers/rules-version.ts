import { createHash } from "node:crypto";
import { canonicalJson } from "@forecourt/service-kit/idempotency/canonical-json";
import type { OfferRules } from "../offer/offer-input.ts";

/** The rules of an offer and nothing else of the configuration, with their version: a digest. */
export function versionedRules({ deductionRules, offers, questionnaire }: OfferRules): {
  rules: OfferRules;
  version: string;
} {
  const rules = { deductionRules, offers, questionnaire };
  const digest = createHash("sha256").update(canonicalJson(rules)).digest("hex");
  return { rules, version: digest.slice(0, 32) };
}
