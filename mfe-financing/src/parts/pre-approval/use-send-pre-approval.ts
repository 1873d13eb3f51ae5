import {
  preApprovalAction,
  preApprovalPath,
} from "@forecourt/contracts/areas/financing/pre-approval-paths";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { postForm } from "@forecourt/remote-kit/post-form";
import { newIdempotencyKey } from "@forecourt/remote-kit/post-json";
import { track } from "@forecourt/remote-kit/track";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import type { FormFaults } from "../form/use-form-submission.ts";
import type { PreApprovalFormData } from "./form-page-data.ts";

/** The bureau may take its time: its time limit, and the one retry. */
const timeoutMs = 30_000;

/**
 * Sends the form and goes to its answer. The profile gets the contact, and of a range its score and its token; an
 * answer that is new is counted once.
 */
export function useSendPreApproval({ isScore, failed }: PreApprovalFormData) {
  const { go } = useNavigation();
  const update = useUpdateVisitor();
  return async (fields: Readonly<Record<string, string>>): Promise<FormFaults | null> => {
    const { softPullConsent = "", ...typed } = fields;
    const body = { ...typed, softPullConsent };
    const sent = await postForm(preApprovalAction, body, {
      key: newIdempotencyKey(),
      read: answerIn,
      timeoutMs,
    });
    if (!sent.ok) {
      const { fields: faults } = sent.error;
      return Object.keys(faults).length > 0 ? { ...faults } : { form: failed };
    }
    const { firstName = "", lastName = "", email = "", phone = "" } = typed;
    const { terms } = sent.reply;
    update({ firstName, lastName, email, phone, isLead: true, ...(terms && { terms }) });
    if (sent.reply.isNew) {
      track("Lead");
      track("InstantScreen");
    }
    go(preApprovalPath(sent.reply.token, { isScore, stated: typed }));
    return null;
  };
}

interface Sent {
  token: string;
  isNew: boolean;
  /** Payment terms for every card and page from now on; null = the answer has no range. */
  terms: BuyerPreferences | null;
}

function answerIn(reply: unknown): Sent | null {
  if (typeof reply !== "object" || reply === null) return null;
  const { token, event, answer }: Record<"token" | "event" | "answer", unknown> = {
    token: undefined,
    event: undefined,
    answer: undefined,
    ...reply,
  };
  if (typeof token !== "string") return null;
  const creditScore = typeof answer === "object" && answer && Reflect.get(answer, "creditScore");
  const terms = typeof creditScore === "number" ? { creditScore, preApproval: token } : null;
  return { token, isNew: event !== null, terms };
}
