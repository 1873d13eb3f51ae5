import { visitAnchors, visitReturn } from "@forecourt/contracts/areas/service/visit-paths";
import { typedFields } from "@forecourt/remote-kit/draft/typed-fields";
import { LeadForm } from "@forecourt/remote-kit/lead-form";
import { RejectedFormProvider } from "@forecourt/remote-kit/rejected-form";
import { leadErrors } from "@forecourt/remote-kit/send-lead";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { type ComponentProps, useRef, useState } from "react";
import { useSendVisitForm } from "../../parts/visit/send-visit-form.ts";
import { VisitSummary } from "../../parts/visit/visit-summary.tsx";
import { textOf } from "../../parts/visit/visit-text.ts";
import { ContactFields } from "./contact-fields.tsx";
import styles from "./contact-form.module.css";
import { HoldNotice } from "./hold-notice.tsx";
import type { ContactData } from "./step-data.ts";

type Submit = ComponentProps<typeof LeadForm>["onSubmit"];

/** The whole appointment to confirm, and who comes. Sending it books the appointment. */
export function ContactForm({ data }: { data: ContactData }) {
  const t = textOf(data.labels);
  const { place, faults, send } = useBooking(data);
  return (
    <div className={styles.step}>
      <div className={styles.summary}>
        <HoldNotice hold={data.hold} />
        <section>
          <h2>{t("summary.title")}</h2>
          <VisitSummary rows={data.rows} change={t("summary.change")} />
        </section>
      </div>
      <div ref={place} className={styles.form}>
        <RejectedFormProvider form={data.rejected}>
          <LeadForm
            id={visitAnchors.problems}
            action={data.action}
            submit={t("contact.submit")}
            known={knownOf(data)}
            onSubmit={send}
          >
            <ContactFields data={data} faults={faults} />
          </LeadForm>
        </RejectedFormProvider>
        <div>
          <ButtonLink href={data.back.href} look="secondary">
            {data.back.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** Values typed here before the time was taken; the others come from the profile. */
function knownOf({ form: { fields } }: ContactData) {
  const names = ["firstName", "lastName", "phone", "email"] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const typed = fields[name];
      return typed === undefined ? [] : [[name, typed] as const];
    }),
  );
}

/** Books with a script. The other fields of the form are read when it is sent. */
function useBooking({ action, vin, failed, form }: ContactData) {
  const place = useRef<HTMLDivElement>(null);
  const [faults, setFaults] = useState(form.faults);
  const sendForm = useSendVisitForm(action, vin);
  const send: Submit = async (user, _agreed, trace) => {
    const element = place.current?.querySelector("form");
    const own = element ? typedFields(element) : {};
    const error = await sendForm({ ...own, ...user, ...trace });
    if (error === null) return undefined;
    if (error.code === "visit-changed") {
      // As a document, which shows the returned form with what was typed.
      const query = new URLSearchParams(location.search);
      query.set(visitReturn.check, "1");
      location.assign(`${location.pathname}?${query}`);
      return undefined;
    }
    setFaults(error.fields);
    const { form: ofForm, businessName, contactTitle, notes, texts } = error.fields;
    return leadErrors(error, ofForm ?? businessName ?? contactTitle ?? notes ?? texts ?? failed);
  };
  return { place, faults, send };
}
