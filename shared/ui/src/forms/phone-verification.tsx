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
  /** How many more codes may be asked for; at 0, when the next. */
  sendsLeft(count: number): string;
  verified(phone: string): string;
}

interface PhoneVerificationProps {
  words: PhoneVerificationLabels;
  /** What the number is put into: `(999) 999-9999`. */
  mask: string;
  /** What is known of the number, in any form. */
  known?: string | undefined;
  /** Asks the visitor service; never rejects. */
  ask(request: PhoneRequest): Promise<PhoneAnswer>;
  /** The number as it was typed, once its code was right. */
  onVerified(phone: string): void;
}

/**
 * Verifies a telephone number in two steps: a code is sent, and given back. No form of its own, so it
 * can stand in one; without a script it is not there.
 */
export function PhoneVerification({ ask, onVerified, ...props }: PhoneVerificationProps) {
  const [area, steps] = usePhoneVerification({ ask, onVerified });
  const { words } = props;
  const failure = steps.errorOf(null);
  return (
    <div ref={area} className={styles.steps}>
      {steps.step === "phone" && <PhoneStep steps={steps} {...props} />}
      {steps.step === "code" && <CodeStep steps={steps} words={words} />}
      {failure !== undefined && (
        <div role="alert">
          <Notice kind="failed" size="line" level={3} title={failure} />
        </div>
      )}
      <output className={styles.status}>
        {steps.step === "verified" && (
          <>
            <CircleCheck aria-hidden size={20} />
            {words.verified(steps.phone)}
          </>
        )}
      </output>
    </div>
  );
}

function PhoneStep({
  steps,
  words,
  mask,
  known,
}: { steps: PhoneSteps } & Pick<PhoneVerificationProps, "words" | "mask" | "known">) {
  const { isAsking, send } = steps;
  return (
    <>
      <PhoneField
        name={phoneFieldNames.phone}
        label={words.phone}
        mask={mask}
        defaultValue={steps.phone || known}
        error={steps.errorOf("phone")}
        onNumberChange={steps.changed}
        onKeyDown={onEnter(send)}
      />
      <Button look="secondary" aria-disabled={isAsking || undefined} onClick={send}>
        {isAsking ? words.sending : words.send}
      </Button>
    </>
  );
}

function CodeStep({ steps, words }: { steps: PhoneSteps; words: PhoneVerificationLabels }) {
  const { isAsking, check, sendsLeft } = steps;
  return (
    <>
      <Field
        name={phoneFieldNames.code}
        label={words.code}
        help={words.codeHint(steps.phone)}
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.code}
        error={steps.errorOf("code")}
        onInput={steps.changed}
        onKeyDown={onEnter(check)}
      />
      <Button look="secondary" aria-disabled={isAsking || undefined} onClick={check}>
        {isAsking ? words.checking : words.check}
      </Button>
      <div className={styles.others}>
        <Button look="quiet" disabled={sendsLeft === 0} onClick={steps.resend}>
          {words.resend}
        </Button>
        <Button look="quiet" onClick={steps.changeNumber}>
          {words.change}
        </Button>
      </div>
      <p className={styles.left}>{words.sendsLeft(sendsLeft)}</p>
    </>
  );
}
