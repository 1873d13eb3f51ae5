import { jobApplicationPath } from "@forecourt/contracts/paths/job-application-path";
import { useRef, useState } from "react";
import { ApplicationFields } from "./application-fields.tsx";
import { type ApplicationFormData, careersFormId as formId } from "./application-form-data.ts";
import { MessageForm } from "./message-form.tsx";
import { ResumeField, resumeName } from "./resume-field.tsx";

/** Applies for a position, with or without a resume. */
export function ApplicationForm({ data }: { data: ApplicationFormData }) {
  const position = useRef<HTMLSelectElement>(null);
  const store = useRef<HTMLSelectElement>(null);
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
      sentText={() => data.sentFor[position.current?.value ?? ""] ?? data.sent}
      fields={
        <ApplicationFields
          // A link of another position on this page chooses anew.
          key={data.position.chosen}
          position={data.position}
          store={data.store}
          positionRef={position}
          storeRef={store}
        />
      }
      read={() => ({
        position: position.current?.value,
        ...(store.current && { store: store.current.value }),
      })}
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
