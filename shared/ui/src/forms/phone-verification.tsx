import CircleCheck from "lucide-react/icons/circle-check";
import { Button } from "../elements/button.tsx";
import { Notice } from "../elements/notice.tsx";
import { Field } from "./field.tsx";
import { PhoneField } from "./phone-field.tsx";
import styles from "./phone-verification.module.css";
import {
  onEnter,
  type PhoneAnswer,
  type PhoneRequest,
  type PhoneSteps,
  phoneFieldNames,
  usePhoneVerification,
} from "./use-phone-verification.ts";

export interface PhoneVerificationLabels {
  phone: string;
  send: string;
  sending: string;
  code: string;
  codeHint(phone: string): string;
  check: string;
  checking: string;
  change: string;
  resend: string;
  /** Text with the number of codes that can still be sent; at 0, with the time of the next one. */
  sendsLeft(count: number): string;
  verified(phone: string): string;
}

interface PhoneVerificationProps {
  labels: PhoneVerificationLabels;
  /** The mask of phone numbers: `(999) 999-9999`. */
  mask: string;
  /** The known number, in any format. */
  known?: string | undefined;
  /** Calls the visitor service; never rejects. */
  ask(request: PhoneRequest): Promise<PhoneAnswer>;
  /** Called with the number as it was typed, after a correct code. */
  onVerified(phone: string): void;
}

/**
 * Verifies a phone number in two steps: a code is sent, then entered. It has no form of its own, so
 * it can be part of one; it is not rendered without a script.
 */
export function PhoneVerification({ ask, onVerified, ...props }: PhoneVerificationProps) {
  const [area, steps] = usePhoneVerification({ ask, onVerified });
  const { labels } = props;
  const failure = steps.errorOf(null);
  return (
    <div ref={area} className={styles.steps}>
      {steps.step === "phone" && <PhoneStep steps={steps} {...props} />}
      {steps.step === "code" && <CodeStep steps={steps} labels={labels} />}
      {failure !== undefined && (
        <div role="alert">
          <Notice kind="failed" size="line" level={3} title={failure} />
        </div>
      )}
      <output className={styles.status}>
        {steps.step === "verified" && (
          <>
            <CircleCheck aria-hidden size={20} />
            {labels.verified(steps.phone)}
          </>
        )}
      </output>
    </div>
  );
}

function PhoneStep({
  steps,
  labels,
  mask,
  known,
}: { steps: PhoneSteps } & Pick<PhoneVerificationProps, "labels" | "mask" | "known">) {
  const { isAsking, send } = steps;
  return (
    <>
      <PhoneField
        name={phoneFieldNames.phone}
        label={labels.phone}
        mask={mask}
        defaultValue={steps.phone || known}
        error={steps.errorOf("phone")}
        onNumberChange={steps.changed}
        onKeyDown={onEnter(send)}
      />
      <Button look="secondary" aria-disabled={isAsking || undefined} onClick={send}>
        {isAsking ? labels.sending : labels.send}
      </Button>
    </>
  );
}

function CodeStep({ steps, labels }: { steps: PhoneSteps; labels: PhoneVerificationLabels }) {
  const { isAsking, check, sendsLeft } = steps;
  return (
    <>
      <Field
        name={phoneFieldNames.code}
        label={labels.code}
        help={labels.codeHint(steps.phone)}
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.code}
        error={steps.errorOf("code")}
        onInput={steps.changed}
        onKeyDown={onEnter(check)}
      />
      <Button look="secondary" aria-disabled={isAsking || undefined} onClick={check}>
        {isAsking ? labels.checking : labels.check}
      </Button>
      <div className={styles.others}>
        <Button look="quiet" disabled={sendsLeft === 0} onClick={steps.resend}>
          {labels.resend}
        </Button>
        <Button look="quiet" onClick={steps.changeNumber}>
          {labels.change}
        </Button>
      </div>
      <p className={styles.left}>{labels.sendsLeft(sendsLeft)}</p>
    </>
  );
}
