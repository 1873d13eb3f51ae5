import type { ContactTopicId } from "@forecourt/contracts/areas/company/contact-topics";
import { useRef } from "react";
import { LeadSelect } from "../../forms/lead-select.tsx";
import { MessageForm } from "../../forms/message-form.tsx";
import type { ContactFormData } from "./contact-data.ts";
import styles from "./contact-form.module.css";

const formId = "contact-form";

/** A message on one of the dealer's topics, for a store of the visitor's choice. */
export function ContactForm({ data }: { data: ContactFormData }) {
  const topicRef = useRef<HTMLSelectElement>(null);
  const storeRef = useRef<HTMLSelectElement>(null);
  const { topic, store } = data;
  const fields = (
    <>
      <LeadSelect
        ref={topicRef}
        formId={formId}
        name="topic"
        label={topic.label}
        placeholder={topic.choose}
        options={topic.options}
        missing={topic.missing}
        className={store ? styles.half : styles.wide}
        required
      />
      {store && (
        <LeadSelect
          ref={storeRef}
          formId={formId}
          name="store"
          label={store.label}
          options={store.options}
          missing={store.missing}
          className={styles.half}
          {...(store.chosen === null
            ? { placeholder: store.choose, required: true }
            : { defaultValue: store.chosen })}
        />
      )}
    </>
  );
  return (
    <MessageForm
      id={formId}
      data={data}
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
