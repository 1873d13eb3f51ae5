import { type KeyboardEvent, useEffect, useRef, useState } from "react";

/** A request to the visitor service. */
export type PhoneRequest =
  | { type: "phone-validation"; phone: string }
  | { type: "code-verification"; phone: string; code: string };

/** The service's reply; `field` is null for an error of no field, as when nothing could be sent. */
export type PhoneAnswer =
  | { success: true }
  | { success: false; field: "phone" | "code" | null; error: string };

/** Codes for one number in ten minutes. The service enforces the limit; this shows it earlier. */
const MAX_SENDS = 3;

interface Options {
  /** Never rejects. */
  ask(request: PhoneRequest): Promise<PhoneAnswer>;
  onVerified(phone: string): void;
}

type Step = "phone" | "code" | "verified";

/** The two steps of verifying a number, and the focus between them. */
export function usePhoneVerification({ ask, onVerified }: Options) {
  const [step, setStep] = useState<Step>("phone");
  const [phone, setPhone] = useState("");
  const [error, setError] = useState<{ field: "phone" | "code" | null; text: string } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [sent, setSent] = useState<{ phone: string; count: number }>({ phone: "", count: 0 });
  const isLocked = useRef(false);
  const area = useRef<HTMLDivElement>(null);
  const focus = useFocusAfterDrawing(area);

  const put = async (request: PhoneRequest): Promise<boolean> => {
    if (isLocked.current) return false;
    isLocked.current = true;
    setAsking(true);
    const answer = await ask(request);
    isLocked.current = false;
    setAsking(false);
    if (answer.success) setError(null);
    else {
      // The code step shows no phone field.
      const field = answer.field !== null && step === "code" ? "code" : answer.field;
      setError({ field, text: answer.error });
      if (field !== null) focus(field);
    }
    return answer.success;
  };
  const valueOf = (name: "phone" | "code") => inputOf(area.current, name)?.value ?? "";
  const sendTo = async (number: string) => {
    if (!(await put({ type: "phone-validation", phone: number }))) return;
    setPhone(number);
    setSent((before) => ({
      phone: number,
      count: before.phone === number ? before.count + 1 : 1,
    }));
    setStep("code");
    focus("code");
  };
  const check = async () => {
    if (!(await put({ type: "code-verification", phone, code: valueOf("code") }))) return;
    setStep("verified");
    onVerified(phone);
  };
  const steps = {
    step,
    phone,
    isAsking,
    sendsLeft: Math.max(0, MAX_SENDS - sent.count),
    errorOf: (field: "phone" | "code" | null) => (error?.field === field ? error.text : undefined),
    /** A field's error disappears when the field changes. */
    changed: () => setError(null),
    send: () => void sendTo(valueOf("phone")),
    resend: () => void sendTo(phone),
    check: () => void check(),
    changeNumber: () => {
      setError(null);
      setStep("phone");
      focus("phone");
    },
  };
  return [area, steps] as const;
}

export type PhoneSteps = ReturnType<typeof usePhoneVerification>[1];

/** Enter presses the step's button and does not submit a form around the steps. */
export function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    act();
  };
}

/** Focuses a field that the next render adds. */
function useFocusAfterDrawing(area: { current: HTMLElement | null }) {
  const wanted = useRef<"phone" | "code" | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    inputOf(area.current, wanted.current)?.focus();
    wanted.current = null;
  });
  return (name: "phone" | "code") => {
    wanted.current = name;
  };
}

/** Names of the two fields; they differ from those of a form around the steps. */
export const phoneFieldNames = { phone: "phoneToVerify", code: "phoneCode" } as const;

function inputOf(area: HTMLElement | null, name: "phone" | "code"): HTMLInputElement | null {
  return area?.querySelector<HTMLInputElement>(`[name="${phoneFieldNames[name]}"]`) ?? null;
}
