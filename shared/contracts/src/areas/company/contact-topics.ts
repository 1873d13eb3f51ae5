// Without schemas, because loaders and the leads service import it.

/** A topic of the contact form: the lead template that its messages are sent by. */
interface ContactTopic {
  readonly template:
    | "CONTACT_SALES"
    | "CONTACT_FINANCE"
    | "CONTACT_SERVICE"
    | "CONTACT_DEALERSHIP"
    | "SELL_OR_TRADE";
  /**
   * Page flags, such as that of the area that answers; a store without all of them does not offer the topic. Missing =
   * always.
   */
  readonly flags?: readonly string[];
  /** Intended use of the customer's own car; missing = none. */
  readonly interest?: "sell" | "trade-in";
  /** The customer wants to buy a vehicle, so their message unlocks early access. */
  readonly unlocks?: true;
}

/** The topics of the contact form, in the order of the form; each has a text `contact.topic.<id>`. */
export const contactTopics = {
  purchase: { template: "CONTACT_SALES", flags: ["search"], unlocks: true },
  financing: { template: "CONTACT_FINANCE", flags: ["autoFinancing"] },
  appraisal: { template: "SELL_OR_TRADE", flags: ["sellTrade"], interest: "trade-in" },
  selling: { template: "SELL_OR_TRADE", flags: ["sellTrade"], interest: "sell" },
  // Not one of the specification's seven, so a dealer switches it on.
  service: { template: "CONTACT_SERVICE", flags: ["service", "serviceTopic"] },
  recentPurchase: { template: "CONTACT_DEALERSHIP" },
  billing: { template: "CONTACT_DEALERSHIP" },
  general: { template: "CONTACT_DEALERSHIP" },
} as const satisfies Record<string, ContactTopic>;

export type ContactTopicId = keyof typeof contactTopics;

export const contactTopicIds = Object.keys(contactTopics) as ContactTopicId[];

/** Intended use of the customer's own car, by the topic; null = none. */
export function interestOfTopic(id: ContactTopicId): "sell" | "trade-in" | null {
  const topic: ContactTopic = contactTopics[id];
  return topic.interest ?? null;
}

/** Whether a message on this topic unlocks early access. One about a bill does not make its sender a prospect. */
export function topicUnlocks(id: ContactTopicId): boolean {
  const topic: ContactTopic = contactTopics[id];
  return topic.unlocks === true;
}

type PageFlags = Readonly<Record<string, boolean>>;

/** The topics that a store with these page flags offers. */
export function offeredTopics(pages: PageFlags): ContactTopicId[] {
  return contactTopicIds.filter((id) => isOffered(contactTopics[id], pages));
}

/** The template of a topic's messages at a store; a topic that the store does not offer is a general one. */
export function templateOfTopic(id: ContactTopicId, pages: PageFlags): ContactTopic["template"] {
  const topic = contactTopics[id];
  return isOffered(topic, pages) ? topic.template : contactTopics.general.template;
}

function isOffered({ flags = [] }: ContactTopic, pages: PageFlags): boolean {
  return flags.every((flag) => pages[flag] === true);
}
