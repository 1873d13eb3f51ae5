import type { Contact } from "@forecourt/contracts/areas/company/contact";
import type { ContentLink } from "@forecourt/contracts/content-parts";
import type { MessageFormData } from "../../forms/message-form-data.ts";
import type { LocationLabels } from "../../parts/stores/location-card.tsx";
import type { LocationView } from "../../parts/stores/location-view.ts";
import type { StoreMapData } from "../../parts/stores/store-map-data.ts";

interface Option {
  value: string;
  label: string;
}

interface ContactStoreChoice {
  label: string;
  options: readonly Option[];
  /** The visitor's store; null = they chose none, so the form asks. */
  chosen: string | null;
  choose: string;
  missing: string;
  /** The sentence on calls and texts in the name of each store, by id; a store without one has the form's. */
  consents: Readonly<Record<string, string>>;
  /** Sentences naming the stores that offer a topic, by store that does not offer it and by topic. */
  elsewhere: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The contact form: its choices, and texts. */
export interface ContactFormData extends MessageFormData {
  topic: {
    label: string;
    choose: string;
    missing: string;
    options: readonly Option[];
    /** The topics whose messages unlock early access; empty where there is none. */
    unlocking: readonly string[];
    /** Topic that the address names, `?topic=selling`; null = none, or a topic that the chosen store does not offer. */
    chosen: string | null;
    /**
     * Sentence about the stores that offer the topic of the address; null = the chosen store offers it, or the address
     * names none.
     */
    elsewhere: string | null;
  };
  /** Null for a dealer with one store. */
  store: ContactStoreChoice | null;
}

/** Everything the contact page shows. */
export interface ContactData
  extends Pick<Contact, "title" | "lead" | "formTitle" | "locationsTitle" | "warning"> {
  /** Sentence on by when the dealer replies; null = no promise. */
  reply: string | null;
  form: ContactFormData;
  locations: LocationView[];
  /**
   * Id of the store whose hours are shown beside the form until another store is chosen in it: the only store, or the
   * visitor's; null = the hours of all stores.
   */
  hoursOf: string | null;
  /** Link for questions about service, which is not a topic of the form; null = the store has no service department. */
  serviceHelp: { text: string; link: ContentLink } | null;
  map: StoreMapData;
  labels: LocationLabels & { phones: string };
}
