import type { Contact } from "@forecourt/contracts/areas/company/contact";
import {
  contactTopicIds,
  offeredTopics,
  topicUnlocks,
} from "@forecourt/contracts/areas/company/contact-topics";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { messageFormTexts } from "../../forms/message-form-texts.ts";
import type { ContactFormData } from "./contact-data.ts";
import { topicsElsewhere } from "./topics-elsewhere.ts";

interface FormInput extends Pick<Contact, "locations" | "consents" | "topics"> {
  /** Id of the store that the form starts with; null = the visitor chooses one. */
  chosen: string | null;
  /** Topic that the address names; null = none. */
  wanted: string | null;
}

/** The choices of the contact form: the topics of the only store, or those that any store of a group offers. */
export function contactForm(
  site: SiteContext,
  { locations, consents, topics, chosen, wanted }: FormInput,
): ContactFormData {
  const t = (key: string) => fillText(site.texts, key);
  const own: readonly string[] = offeredTopics(site.pages);
  const ofAll = locations.length < 2 ? own : [...own, ...Object.values(topics).flat()];
  const offered = contactTopicIds.filter((id) => ofAll.includes(id));
  const here = chosen === null ? ofAll : (topics[chosen] ?? own);
  const texts = messageFormTexts(site);
  const elsewhere = topicsElsewhere({ topics, locations }, offered, site.texts);
  return {
    ...texts,
    ...(consents && { consent: consents.dealer }),
    topic: {
      label: t("contact.topic"),
      choose: t("contact.topic.choose"),
      missing: t("leadFault.topic"),
      options: offered.map((value) => ({ value, label: t(`contact.topic.${value}`) })),
      unlocking: texts.unlocks ? offered.filter(topicUnlocks) : [],
      chosen: offered.find((id) => id === wanted && here.includes(id)) ?? null,
      elsewhere: elsewhere[chosen ?? ""]?.[wanted ?? ""] ?? null,
    },
    store:
      locations.length < 2
        ? null
        : {
            label: t("contact.store"),
            options: locations.map(({ id, storeName }) => ({ value: id, label: storeName })),
            chosen,
            choose: t("store.choose"),
            missing: t("leadFault.store"),
            consents: consents?.stores ?? {},
            elsewhere,
          },
  };
}
