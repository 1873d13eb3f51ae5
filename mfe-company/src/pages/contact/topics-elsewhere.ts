import type { Contact } from "@forecourt/contracts/areas/company/contact";
import type { Location } from "@forecourt/contracts/areas/company/contracts";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { ContactFormData } from "./contact-data.ts";

type Elsewhere = NonNullable<ContactFormData["store"]>["elsewhere"];

interface Offered extends Pick<Contact, "topics"> {
  locations: readonly Pick<Location, "id" | "storeName">[];
}

/** Sentences naming the stores that offer a topic, by store that does not offer it and by topic. */
export function topicsElsewhere(
  { topics, locations }: Offered,
  ids: readonly string[],
  texts: Record<string, string>,
): Elsewhere {
  const offering = (topic: string) =>
    locations.filter(({ id }) => topics[id]?.includes(topic)).map(({ storeName }) => storeName);
  const sentence = (store: string, topic: string) =>
    fillText(texts, "contact.topic.elsewhere", {
      store,
      topic: fillText(texts, `contact.topic.${topic}`),
      stores: formatList(offering(topic), localeOf(texts), "disjunction"),
    });
  return Object.fromEntries(
    locations.map(({ id, storeName }) => {
      const missing = ids.filter(
        (topic) => offering(topic).length > 0 && !topics[id]?.includes(topic),
      );
      return [id, Object.fromEntries(missing.map((topic) => [topic, sentence(storeName, topic)]))];
    }),
  );
}
