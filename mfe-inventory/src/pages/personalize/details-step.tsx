import { wizardParameters } from "@forecourt/contracts/paths/personal-parameters";
import { LeadForm } from "@forecourt/remote-kit/lead-form";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { leadErrors, leadsPath, useSendLead } from "@forecourt/remote-kit/send-lead";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useToasts } from "@forecourt/remote-kit/toasts";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import type { ComponentProps } from "react";
import { LeadInputs } from "../../features/vehicle-lead/lead-inputs.tsx";
import styles from "../../parts/steps.module.css";
import type { PersonalizeData, Question } from "./personalize-data.ts";
import { BackLink } from "./step-form.tsx";

interface DetailsStepProps {
  data: PersonalizeData;
  question: Extract<Question, { step: "details" }>;
}

/** Name, phone and email; sent with the car and the terms, they unlock the price. */
export function DetailsStep({ data, question }: DetailsStepProps) {
  const t = useTexts();
  const toasts = useToasts();
  const { go } = useNavigation();
  const update = useUpdateVisitor();
  const send = useSendLead();
  const submit: ComponentProps<typeof LeadForm>["onSubmit"] = async (user, _agreed, trace) => {
    const sent = await send({ ...question.lead, ...trace, user });
    if (!sent.ok) {
      toasts.show({ severity: "error", text: t("toast.unlock.failed") });
      return leadErrors(sent.error, question.failed);
    }
    toasts.show({ severity: "success", text: t("toast.unlock.sent") });
    update({ isLead: true });
    const inquiry = new URLSearchParams({ [wizardParameters.inquiry]: sent.reply.token });
    go(`${question.next}&${inquiry}`);
    return undefined;
  };
  return (
    <div className={styles.form}>
      <LeadForm submit={question.submit} action={leadsPath} onSubmit={submit}>
        <LeadInputs lead={question.lead} next={question.next} />
      </LeadForm>
      <BackLink data={data} />
    </div>
  );
}
