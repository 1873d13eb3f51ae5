import { jobApplicationPath } from "@forecourt/contracts/paths/job-application-path";
import { useRef, useState } from "react";
import styles from "./application-form.module.css";
import { type ApplicationFormData, careersFormId as formId } from "./application-form-data.ts";
import { LeadSelect } from "./lead-select.tsx";
import { MessageForm } from "./message-form.tsx";
import { ResumeField, resumeName } from "./resume-field.tsx";

/** Applies for a position, with or without a resume. */
export function ApplicationForm({ data }: { data: ApplicationFormData }) {
  const position = useRef<HTMLSelectElement>(null);
  const resume = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  return (
    <MessageForm
      id={formId}
      data={data}
      template="CAREERS"
      event="SubmitApplication"
      toast="resume"
      requiresMessage={false}
      fields={
        <LeadSelect
          // A link of another position on this page chooses anew.
          key={data.position.chosen}
          ref={position}
          formId={formId}
          name="position"
          label={data.position.label}
          placeholder={data.position.choose}
          missing={data.position.missing}
          required
          defaultValue={data.position.chosen}
          options={data.position.options.map((value) => ({ value, label: value }))}
          className={styles.wide}
        />
      }
      read={() => ({ position: position.current?.value })}
      upload={{
        path: jobApplicationPath,
        name: resumeName,
        field: (
          <ResumeField
            ref={resume}
            formId={formId}
            labels={data.resume}
            refusal={refusal}
            onRefused={setRefusal}
          />
        ),
        chosen: () => resume.current?.files?.[0] ?? null,
        refuse(text) {
          setRefusal(text);
          resume.current?.focus();
        },
      }}
    />
  );
}
