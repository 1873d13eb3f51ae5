import type { ActionBody } from "@forecourt/contracts/leads/lead-bodies";
import { inquiryPath } from "@forecourt/contracts/paths/inquiry-path";
import type { jobApplicationPath } from "@forecourt/contracts/paths/job-application-path";
import type { TrackedEvent } from "@forecourt/contracts/tracking-events";
import { LeadForm } from "@forecourt/remote-kit/lead-form";
import { LeadMessage } from "@forecourt/remote-kit/lead-message";
import { leadErrors, leadsPath, useSendLead } from "@forecourt/remote-kit/send-lead";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useToasts } from "@forecourt/remote-kit/toasts";
import { UnlockNote } from "@forecourt/remote-kit/unlock-note";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { Notice } from "@forecourt/ui/elements/notice";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import styles from "./message-form.module.css";
import type { MessageFormData } from "./message-form-data.ts";

/** Values that a form sends besides contact details and message. */
type MessageLead = Omit<ActionBody, "user" | "text">;

interface MessageFormProps {
  /** Unique in its page. */
  id: string;
  data: MessageFormData;
  template: MessageLead["template"];
  /** Counted when the message is sent. */
  event: TrackedEvent;
  /** The texts of its toasts: `toast.<toast>.sent` and `.failed`. */
  toast: "contact" | "resume";
  /** The form's own fields above the message, and what they say when the form is sent. */
  fields?: ReactNode;
  read?: () => Partial<MessageLead>;
  /** False = a message is optional. */
  requiresMessage?: boolean;
  /** Confirmation that depends on the choices in the form; missing = `data.sent`. */
  sentText?: () => string;
  /** A file that goes with the message. */
  upload?: MessageUpload;
}

export interface MessageUpload {
  /** Path to which a form with a file is sent, with and without a script. */
  path: typeof jobApplicationPath;
  /** The name of its field. */
  name: string;
  /** The field, below the message. */
  field: ReactNode;
  /** The chosen file; null = none. */
  chosen(): File | null;
  /** Shows the error of the file that the service refused. */
  refuse(text: string): void;
}

/**
 * Contact details and a message for the dealer's people. A toast says whether it was sent; after sending, the
 * receipt takes the form's place.
 */
export function MessageForm(props: MessageFormProps) {
  const { id, data, template, event, toast, fields, read, requiresMessage = true, upload } = props;
  const t = useTexts();
  const toasts = useToasts();
  const path = upload?.path ?? leadsPath;
  const send = useSendLead(path, event);
  const update = useUpdateVisitor();
  const message = useRef<HTMLTextAreaElement>(null);
  const [receipt, setReceipt] = useState<{ token: string; title: string } | null>(null);
  const submit: ComponentProps<typeof LeadForm>["onSubmit"] = async (user, _agreed, trace) => {
    const text = message.current?.value ?? "";
    const lead = { template, ...read?.(), ...trace, user, text };
    const sent = await send(lead, upload ? { name: upload.name, file: upload.chosen() } : null);
    if (!sent.ok) {
      const fault = upload && sent.error.fields[upload.name];
      if (fault) {
        upload.refuse(fault);
        return {};
      }
      const failed = t(`toast.${toast}.failed`);
      // Faults of fields are shown at the fields.
      if (Object.keys(sent.error.fields).length === 0) {
        toasts.show({ severity: "error", text: failed });
      }
      return leadErrors(sent.error, failed);
    }
    toasts.show({ severity: "success", text: t(`toast.${toast}.sent`) });
    update({ isLead: true });
    setReceipt({ token: sent.reply.token, title: props.sentText?.() ?? data.sent });
    return undefined;
  };
  if (receipt !== null)
    return <Sent title={receipt.title} receipt={receipt.token} link={data.receipt} />;
  return (
    <LeadForm
      id={id}
      action={path}
      {...(upload && { encType: "multipart/form-data" })}
      submit={data.submit}
      consent={data.consent}
      missing={data.missing}
      phoneOrEmail={data.phoneOrEmail}
      onSubmit={submit}
      first={fields}
    >
      <input type="hidden" name="template" value={template} />
      <LeadMessage
        ref={message}
        formId={id}
        label={data.message}
        missing={data.missing.message}
        required={requiresMessage}
        rows={5}
        maxLength={5000}
      />
      {upload?.field}
      {data.unlocks && <UnlockNote namesBoth />}
    </LeadForm>
  );
}

/** Takes the focus from the form that is gone. */
function Sent({ title, receipt, link }: { title: string; receipt: string; link: string }) {
  return (
    <output tabIndex={-1} ref={(element) => element?.focus()} className={styles.sent}>
      <Notice kind="done" size="line" level={null} title={title}>
        <a href={inquiryPath(receipt)} rel="nofollow">
          {link}
        </a>
      </Notice>
    </output>
  );
}
