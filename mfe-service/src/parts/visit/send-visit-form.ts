import { useFormToken } from "@forecourt/remote-kit/form-token";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { postForm } from "@forecourt/remote-kit/post-form";
import { newIdempotencyKey, type PostError } from "@forecourt/remote-kit/post-json";
import { track } from "@forecourt/remote-kit/track";
import { trackLead } from "@forecourt/remote-kit/track-lead";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { useRef } from "react";

type Fields = Readonly<Record<string, string>>;

/**
 * Returns a function that sends a form of a visit with a script, tracks the booking, and navigates to the visit's page.
 * It resolves to the error, or to null when the form was accepted. A second call while a form is being sent does
 * nothing.
 */
export function useSendVisitForm(action: string, vin: string | null) {
  const formToken = useFormToken();
  const { go } = useNavigation();
  const update = useUpdateVisitor();
  const isSending = useRef(false);
  return async (fields: Fields): Promise<PostError | null> => {
    if (isSending.current) return null;
    isSending.current = true;
    const body = { ...fields, ...(formToken !== "" && { formToken }) };
    const sent = await postForm(action, body, { key: newIdempotencyKey(), read: replyIn });
    isSending.current = false;
    if (!sent.ok) return sent.error;
    const { event, location } = sent.reply;
    if (event === "ServiceScheduled") {
      update({ isLead: true });
      trackLead({ vehicle: { vin } }, "ServiceScheduleFormSubmit");
    }
    if (event !== null) track(event, vin === null ? {} : { vins: [vin] });
    // With a fragment, the shell would scroll the page that is there.
    const [page = location] = location.split("#", 1);
    go(page, { replace: true });
    return null;
  };
}

interface Reply {
  location: string;
  event: "ServiceScheduled" | "ServiceRescheduled" | null;
}

function replyIn(reply: unknown): Reply | null {
  if (typeof reply !== "object" || reply === null) return null;
  const { location, event = null }: { location?: unknown; event?: unknown } = reply;
  if (typeof location !== "string") return null;
  const known = event === "ServiceScheduled" || event === "ServiceRescheduled" ? event : null;
  return { location, event: known };
}
