import {
  preApprovalAction,
  preApprovalPath,
} from "@forecourt/contracts/areas/financing/pre-approval-paths";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { newIdempotencyKey, postJson } from "@forecourt/remote-kit/post-json";
import { track } from "@forecourt/remote-kit/track";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import type { FormFaults } from "../form/use-form-submission.ts";
import type { PreApprovalFormData } from "./form-page-data.ts";

/** The bureau may take its time: its time limit, and the one retry. */
const timeoutMs = 30_000;

/**
 * Sends the form and goes to its answer. The profile gets the contact alone; an answer that is new is
 * counted once.
 */
export function useSendPreApproval({ isScore, failed }: PreApprovalFormData) {
  const { go } = useNavigation();
  const update = useUpdateVisitor();
  return async (fields: Readonly<Record<string, string>>): Promise<FormFaults | null> => {
    const { softPullConsent = "", ...typed } = fields;
    const body = { ...typed, softPullConsent };
    const sent = await postJson(preApprovalAction, body, {
      key: newIdempotencyKey(),
      read: answerIn,
      timeoutMs,
    });
    if (!sent.ok) {
      const { fields: faults } = sent.error;
      return Object.keys(faults).length > 0 ? { ...faults } : { form: failed };
    }
    const { firstName = "", lastName = "", email = "", phone = "" } = typed;
    update({ firstName, lastName, email, phone, isLead: true });
    if (sent.reply.isNew) {
      track("Lead");
      track("InstantScreen");
    }
    go(preApprovalPath(sent.reply.token, { isScore }));
    return null;
  };
}

function answerIn(reply: unknown): { token: string; isNew: boolean } | null {
  if (typeof reply !== "object" || reply === null) return null;
  const { token, event }: { token?: unknown; event?: unknown } = reply;
  return typeof token === "string" ? { token, isNew: event !== null } : null;
}
