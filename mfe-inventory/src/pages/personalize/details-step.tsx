import { requestQuotePath } from "@forecourt/contracts/paths/post-paths";
import { quotePath } from "@forecourt/contracts/paths/quote-path";
import { LeadForm } from "@forecourt/remote-kit/lead-form";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { leadErrors, useSendLead } from "@forecourt/remote-kit/send-lead";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useToasts } from "@forecourt/remote-kit/toasts";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { type ComponentProps, useRef, useState } from "react";
import { LeadInputs } from "../../features/vehicle-lead/lead-inputs.tsx";
import styles from "../../parts/steps.module.css";
import type { PersonalizeData, Question } from "./personalize-data.ts";
import { QuoteFields } from "./quote-fields.tsx";
import { BackLink } from "./step-form.tsx";

interface DetailsStepProps {
  data: PersonalizeData;
  question: Extract<Question, { step: "details" }>;
}

/** The benefits; then name, phone, email and ZIP code, which are sent with the car and the terms. */
export function DetailsStep({ data, question }: DetailsStepProps) {
  const { submit, zipRef, copyRef, zipError, clearZipError } = useQuote(question);
  const { store, vehicle, terms } = question.lead;
  return (
    <div className={styles.form}>
      <ul className={styles.benefits}>
        {question.benefits.map((benefit) => (
          <li key={benefit} data-icon>
            {benefit}
          </li>
        ))}
      </ul>
      <LeadForm
        submit={question.submit}
        action={requestQuotePath}
        consent={question.consent}
        onSubmit={submit}
      >
        <QuoteFields
          question={question}
          zipRef={zipRef}
          copyRef={copyRef}
          zipError={zipError}
          onZipChange={clearZipError}
        />
        {Object.entries(terms).map(([name, value]) => (
          <input key={name} type="hidden" name={`terms.${name}`} value={value} />
        ))}
        <LeadInputs lead={{ store, vehicle }} />
      </LeadForm>
      <div className={styles.buttons}>
        <BackLink data={data} />
      </div>
    </div>
  );
}

/** Sends the lead and goes to its quote. */
function useQuote({ lead, carPath, failed }: DetailsStepProps["question"]) {
  const t = useTexts();
  const toasts = useToasts();
  const { go } = useNavigation();
  const update = useUpdateVisitor();
  const send = useSendLead(requestQuotePath, "Personalize");
  const zipRef = useRef<HTMLInputElement>(null);
  const copyRef = useRef<HTMLInputElement>(null);
  const [zipError, setZipError] = useState<string>();
  const submit: ComponentProps<typeof LeadForm>["onSubmit"] = async (user, _agreed, trace) => {
    const zip = zipRef.current?.value ?? "";
    const copy = copyRef.current?.checked ? { emailCopy: "yes" } : {};
    const sent = await send({ ...lead, ...copy, ...trace, zip, user });
    if (sent.ok) {
      toasts.show({ severity: "success", text: t("toast.quote.sent") });
      update({ isLead: true });
      go(quotePath(sent.reply.token));
      return undefined;
    }
    if (sent.error.code === "vehicle-unknown" || sent.error.code === "vehicle-private") {
      go(carPath);
      return undefined;
    }
    const ofZip = sent.error.fields["zip"];
    setZipError(ofZip);
    if (ofZip === undefined) {
      toasts.show({ severity: "error", text: t("toast.unlock.failed") });
    }
    return leadErrors(sent.error, ofZip ?? failed);
  };
  return { submit, zipRef, copyRef, zipError, clearZipError: () => setZipError(undefined) };
}
