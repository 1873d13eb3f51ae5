import { inquiryPath } from "@forecourt/contracts/paths/inquiry-path";
import { LeadForm } from "@forecourt/remote-kit/lead-form";
import { QuestionField } from "@forecourt/remote-kit/question-field";
import { leadErrors, leadsPath, useSendLead } from "@forecourt/remote-kit/send-lead";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { UnlockNote } from "@forecourt/remote-kit/unlock-note";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { Notice } from "@forecourt/ui/elements/notice";
import { type ComponentProps, useRef, useState } from "react";
import type { AskData } from "./ask-data.ts";
import styles from "./ask-form.module.css";
import { LeadInputs } from "./lead-inputs.tsx";

const formId = "ask-form";

/** Asks the store about a vehicle; after sending, the receipt takes the form's place. */
export function AskForm({ data: { lead, consent, unlocks, failed, sent } }: { data: AskData }) {
  const t = useTexts();
  const send = useSendLead();
  const update = useUpdateVisitor();
  const question = useRef<HTMLTextAreaElement>(null);
  const [receipt, setReceipt] = useState<string | null>(null);
  const submit: ComponentProps<typeof LeadForm>["onSubmit"] = async (user, _agreed, trace) => {
    const answer = await send({ ...lead, ...trace, user, text: question.current?.value ?? "" });
    if (!answer.ok) return leadErrors(answer.error, failed);
    update({ isLead: true });
    setReceipt(answer.reply.token);
    return undefined;
  };
  if (receipt !== null) return <Sent receipt={receipt} title={sent} />;
  return (
    <div className={styles.form}>
      <LeadForm
        id={formId}
        action={leadsPath}
        submit={t("ask.submit")}
        consent={consent}
        onSubmit={submit}
        first={<QuestionField areaRef={question} formId={formId} />}
      >
        <LeadInputs lead={lead} />
        {unlocks && <UnlockNote />}
      </LeadForm>
    </div>
  );
}

/** Takes the focus from the form that is gone. */
function Sent({ receipt, title }: { receipt: string; title: string }) {
  const t = useTexts();
  return (
    <output tabIndex={-1} ref={(element) => element?.focus()} className={styles.sent}>
      <Notice kind="done" size="line" level={null} title={title}>
        <a href={inquiryPath(receipt)} rel="nofollow">
          {t("ask.receipt")}
        </a>
      </Notice>
    </output>
  );
}
