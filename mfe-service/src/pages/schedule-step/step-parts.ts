import { lazyPart } from "@forecourt/remote-kit/lazy-part";
import { loadUnlessInDocument } from "@forecourt/remote-kit/page-part";

/** The steps before the last: the vehicle, what it needs, and when. */
export const ChoiceStep = lazyPart(() =>
  import(/* webpackChunkName: "scheduleStep.choices" */ "./choice-step.tsx").then(
    (module) => module.ChoiceStep,
  ),
);

/** The last step, with the form for name, phone and email. */
export const ContactStep = lazyPart(() =>
  import(/* webpackChunkName: "scheduleStep.contact" */ "./contact-form.tsx").then(
    (module) => module.ContactForm,
  ),
);

/**
 * Names of the lazy parts. A step's markup has the name of the part that it does not need, see `loadUnlessInDocument`.
 */
export const partNames = {
  choices: "scheduleStep.choices",
  contact: "scheduleStep.contact",
} as const;

const loadChoices = loadUnlessInDocument(partNames.choices, ChoiceStep);
const loadContact = loadUnlessInDocument(partNames.contact, ContactStep);

export async function loadParts(): Promise<void> {
  await Promise.all([loadChoices(), loadContact()]);
}
