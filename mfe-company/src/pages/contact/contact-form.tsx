import type { ContactTopicId } from "@forecourt/contracts/areas/company/contact-topics";
import { type RefObject, useEffect, useRef, useState } from "react";
import { LeadSelect } from "../../forms/lead-select.tsx";
import { MessageForm } from "../../forms/message-form.tsx";
import type { ContactFormData } from "./contact-data.ts";
import styles from "./contact-form.module.css";

const formId = "contact-form";

interface ContactFormProps {
  data: ContactFormData;
  /** Called with the store whose name the form has; null = none. */
  onStore: (id: string | null) => void;
}

/**
 * A message on one of the dealer's topics, for a store of the visitor's choice. With a script, the form changes with
 * each choice. Without one, the sentence on calls and texts is in the dealer's name, and early access is not offered.
 */
export function ContactForm({ data, onStore }: ContactFormProps) {
  const topicRef = useRef<HTMLSelectElement>(null);
  const storeRef = useRef<HTMLSelectElement>(null);
  const { store, topic } = data;
  const [topicId, setTopicId] = useState("");
  const [storeId, setStoreId] = useState("");
  const [elsewhere, setElsewhere] = useState(topic.elsewhere);
  useEffect(() => {
    // The selects may have been changed before hydration, or come back with a rejected form.
    setTopicId(topicRef.current?.value ?? "");
    setStoreId(storeRef.current?.value ?? "");
    setElsewhere(topic.elsewhere);
    // Selects the store and the topic of a changed address in the form.
  }, [store?.chosen, topic.chosen, topic.elsewhere]);
  useEffect(() => onStore(storeId === "" ? null : storeId), [storeId, onStore]);
  const chooseStore = (id: string) => {
    const sentence = store?.elsewhere[id]?.[topicId] ?? null;
    setElsewhere(sentence);
    setStoreId(id);
    if (sentence !== null) setTopicId("");
  };
  const consent = store?.consents[storeId] ?? data.consent;
  const fields = (
    <>
      <TopicSelect
        ref={topicRef}
        data={data}
        storeId={storeId}
        onChosen={(id) => {
          setTopicId(id);
          setElsewhere(null);
        }}
      />
      {store && (
        <StoreSelect key={store.chosen} ref={storeRef} store={store} onChosen={chooseStore} />
      )}
      {elsewhere !== null && (
        <p role="alert" className={styles.wide}>
          {elsewhere}
        </p>
      )}
    </>
  );
  return (
    <MessageForm
      id={formId}
      data={{
        ...data,
        ...(consent !== undefined && { consent }),
        unlocks: topic.unlocking.includes(topicId),
      }}
      // The topic decides on the template; this is that of a general question.
      template="CONTACT_DEALERSHIP"
      event="Contact"
      toast="contact"
      fields={fields}
      read={() => ({
        topic: (topicRef.current?.value ?? "") as ContactTopicId | "",
        ...(storeRef.current && { store: storeRef.current.value }),
      })}
    />
  );
}

interface TopicSelectProps {
  ref: RefObject<HTMLSelectElement | null>;
  data: ContactFormData;
  /** The store in the form; "" = not known yet. */
  storeId: string;
  onChosen: (topicId: string) => void;
}

/** Field for the topic of the message; its options are the topics that the selected store offers. */
function TopicSelect({ ref, data: { topic, store }, storeId, onChosen }: TopicSelectProps) {
  const elsewhere = store?.elsewhere[storeId || (store.chosen ?? "")] ?? {};
  return (
    <LeadSelect
      key={topic.chosen}
      ref={ref}
      formId={formId}
      name="topic"
      label={topic.label}
      placeholder={topic.choose}
      options={topic.options.filter(({ value }) => elsewhere[value] === undefined)}
      {...(topic.chosen !== null && { defaultValue: topic.chosen })}
      onChosen={onChosen}
      missing={topic.missing}
      className={store ? styles.half : styles.wide}
      required
    />
  );
}

interface StoreSelectProps {
  ref: RefObject<HTMLSelectElement | null>;
  store: NonNullable<ContactFormProps["data"]["store"]>;
  onChosen: (storeId: string) => void;
}

/** The store of a group that gets the message. */
function StoreSelect({ ref, store, onChosen }: StoreSelectProps) {
  return (
    <LeadSelect
      ref={ref}
      formId={formId}
      name="store"
      label={store.label}
      options={store.options}
      onChosen={onChosen}
      missing={store.missing}
      className={styles.half}
      {...(store.chosen === null
        ? { placeholder: store.choose, required: true }
        : { defaultValue: store.chosen })}
    />
  );
}
