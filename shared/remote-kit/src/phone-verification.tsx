import { validatePhonePath } from "@forecourt/contracts/paths/post-paths";
import { parsePhone } from "@forecourt/domain/phone";
import { pluralForm } from "@forecourt/domain/plural-form";
import { PhoneVerification as Steps } from "@forecourt/ui/forms/phone-verification";
import type { PhoneAnswer, PhoneRequest } from "@forecourt/ui/forms/use-phone-verification";
import { useCallback, useRef } from "react";
import { useFormToken } from "./form-token.tsx";
import { postForm } from "./post-form.ts";
import { newIdempotencyKey } from "./post-json.ts";
import { useSite, useTexts } from "./site-context.tsx";
import { useUpdateVisitor } from "./visitor.tsx";

interface PhoneVerificationProps {
  /** The number that is known, in any format. */
  known?: string | undefined;
  /**
   * Called with the number as it was typed, after a correct code; the visitor's profile has it by
   * then.
   */
  onVerified?(phone: string): void;
}

/**
 * Verifies a phone number by a code, with the site's texts, and marks the visitor's number as
 * verified.
 */
export function PhoneVerification({ known, onVerified }: PhoneVerificationProps) {
  const t = useTexts();
  const { phoneMasks } = useSite();
  const update = useUpdateVisitor();
  const ask = useAsk({
    invalid: t("phoneStep.invalid"),
    unreachable: t("phoneStep.unreachable"),
  });
  const formLabels = {
    phone: t("phoneStep.phone"),
    send: t("phoneStep.send"),
    sending: t("phoneStep.sending"),
    code: t("phoneStep.code"),
    codeHint: (phone: string) => t("phoneStep.codeHint", { phone }),
    check: t("phoneStep.check"),
    checking: t("phoneStep.checking"),
    change: t("phoneStep.change"),
    resend: t("phoneStep.resend"),
    sendsLeft: (count: number) => {
      if (count === 0) return t("phoneStep.noneLeft");
      return t(`phoneStep.sendsLeft.${pluralForm(count)}`, { count });
    },
    verified: (phone: string) => t("phoneStep.verified", { phone }),
  };
  const verified = (phone: string) => {
    // For components that render from now on; the server has set its signed cookie already.
    update({ phone, proven: { phoneVerified: phone.replace(/\D/g, "").slice(-10) } });
    onVerified?.(phone);
  };
  return (
    <Steps
      labels={formLabels}
      mask={phoneMasks.input}
      known={known}
      ask={ask}
      onVerified={verified}
    />
  );
}

interface AskLabels {
  invalid: string;
  unreachable: string;
}

/**
 * Asks the visitor service. An invalid number is not sent: the service's message is made for programs.
 * A retry without a response keeps its key, so that it sends no second message and costs no second
 * attempt.
 */
function useAsk({
  invalid,
  unreachable,
}: AskLabels): (request: PhoneRequest) => Promise<PhoneAnswer> {
  const formToken = useFormToken();
  const open = useRef<{ content: string; key: string } | null>(null);
  return useCallback(
    async (request) => {
      const check = parsePhone(request.phone);
      if (!check.ok && check.fault !== "phone-missing") {
        return { success: false, field: "phone", error: invalid };
      }
      const body = { ...request, ...(formToken !== "" && { formToken }) };
      const content = JSON.stringify(body);
      if (open.current?.content !== content) open.current = { content, key: newIdempotencyKey() };
      const sent = await postForm(validatePhonePath, body, {
        key: open.current.key,
        read: answerIn,
      });
      if (!sent.ok) return { success: false, field: null, error: unreachable };
      open.current = null;
      return sent.reply;
    },
    [invalid, unreachable, formToken],
  );
}

/** The service's reply, parsed by hand: `success`, `error`, `field`. */
function answerIn(reply: unknown): PhoneAnswer | null {
  if (typeof reply !== "object" || reply === null) return null;
  const { success, error, field }: { success?: unknown; error?: unknown; field?: unknown } = reply;
  if (success === true) return { success };
  if (success !== false || typeof error !== "string") return null;
  return { success, error, field: field === "phone" || field === "code" ? field : null };
}
