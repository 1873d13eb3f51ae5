import type { ConsentTexts } from "@forecourt/contracts/areas/financing/application-parts";
import type { Text } from "../../parts/application/application-text.ts";
import type { DraftView } from "./draft-view.ts";
import type { StepData } from "./step-data.ts";

/** Agreements of an applicant, with the version of each text. */
export function consentsOf({ draft, consents }: DraftView, t: Text): StepData["consents"] {
  const shown = draft.isJoint
    ? (["esign", "jointIntent", "hardPull"] as const)
    : (["esign", "hardPull"] as const);
  return shown.map((name) => ({
    name: `consents.${name}`,
    ...versioned(consents, name),
    title: t(`consent.${name}`),
    label: t(name === "jointIntent" ? "consent.affirm" : "consent.agree"),
  }));
}

function versioned(texts: ConsentTexts["texts"], name: keyof ConsentTexts["texts"]) {
  const { version, text } = texts[name];
  return { version, text };
}
