import { wizardParameters } from "@forecourt/contracts/paths/personal-parameters";
import { bookTestDrivePath } from "@forecourt/contracts/paths/post-paths";
import { LeadForm } from "@forecourt/remote-kit/lead-form";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { leadErrors, useSendLead } from "@forecourt/remote-kit/send-lead";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useToasts } from "@forecourt/remote-kit/toasts";
import { UnlockNote } from "@forecourt/remote-kit/unlock-note";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { Button } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import type { ComponentProps } from "react";
import { LeadInputs } from "../../features/vehicle-lead/lead-inputs.tsx";
import styles from "../../parts/steps.module.css";
import { Appointment } from "./appointment.tsx";
import { Choices } from "./choices.tsx";
import type { TestDriveStep } from "./test-drive-data.ts";

interface ConfirmStepProps {
  content: Extract<TestDriveStep, { step: "confirm" }>;
}

/**
 * The contact details for a test drive. If the time was taken meanwhile, the remaining times are shown above
 * the form, which keeps its values and cannot be sent before another time is chosen.
 */
export function ConfirmStep({ content }: ConfirmStepProps) {
  const { lead, taken, appointment } = content;
  const t = useTexts();
  const toasts = useToasts();
  const submit = useBooking(content);
  return (
    <div className={styles.form}>
      {taken ? (
        <div role="alert" className={styles.form}>
          <Notice kind="warning" size="line" title={taken.title}>
            <p>{taken.body}</p>
          </Notice>
          {taken.choices.length > 0 && <Choices choices={taken.choices} label={taken.title} />}
        </div>
      ) : (
        <Appointment data={appointment} />
      )}
      <LeadForm
        submit={taken ? disabledButton(content.submit) : content.submit}
        action={bookTestDrivePath}
        consent={content.consent}
        onSubmit={submit}
        onInvalid={() => toasts.show({ severity: "error", text: t("toast.testDrive.failed") })}
      >
        {(["day", "time"] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={lead[name]} />
        ))}
        <LeadInputs lead={lead} next={content.here} />
        {content.unlocks && <UnlockNote />}
      </LeadForm>
    </div>
  );
}

/** The submit button while no free time is chosen. */
function disabledButton(label: string) {
  return () => (
    <Button type="submit" size="large" wide disabled>
      {label}
    </Button>
  );
}

/** Errors that the page of this step explains after a reload: time taken, car sold or gated. */
const errorsOfThisStep: readonly string[] = ["slot-taken", "vehicle-unknown", "vehicle-private"];

/** Books the drive. If the time was taken meanwhile, the page offers others and the form keeps its values. */
function useBooking({ lead, here, failed }: ConfirmStepProps["content"]) {
  const t = useTexts();
  const toasts = useToasts();
  const { go } = useNavigation();
  const update = useUpdateVisitor();
  const send = useSendLead(bookTestDrivePath, "Schedule");
  const submit: ComponentProps<typeof LeadForm>["onSubmit"] = async (user, _agreed, trace) => {
    const sent = await send({ ...lead, ...trace, user });
    if (sent.ok) {
      toasts.show({ severity: "success", text: t("toast.testDrive.sent") });
      update({ isLead: true });
      const inquiry = new URLSearchParams({ [wizardParameters.inquiry]: sent.reply.token });
      go(`${here}&${inquiry}`, { replace: true });
      return undefined;
    }
    if (errorsOfThisStep.includes(sent.error.code)) {
      go(here, { replace: true, keepScroll: true });
      return undefined;
    }
    toasts.show({ severity: "error", text: t("toast.testDrive.failed") });
    return leadErrors(sent.error, failed);
  };
  return submit;
}
