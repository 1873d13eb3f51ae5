import type { SitePopup } from "@forecourt/contracts/popups";
import type { LeadTrace } from "@forecourt/remote-kit/lead-form";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { leadErrors, leadsPath, useSendLead } from "@forecourt/remote-kit/send-lead";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { track } from "@forecourt/remote-kit/track";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import type { LeadErrors, LeadFields } from "@forecourt/ui/forms/use-lead-form";
import { vehicleOfPath } from "./vehicle-of-path.ts";

/** Values that a pop-up's form contains besides its contact fields. */
interface PopupLead {
  trace: LeadTrace;
  /** Null = the pop-up has no question. */
  question: string | null;
}

/** The errors for the form, or the token of the receipt; null = no lead was sent. */
type PopupOutcome = { errors: LeadErrors } | { receipt: string | null };

/** Sends a pop-up's form as a lead and tracks it. */
export function useSendPopup({ id, EMAIL, track: event, data }: SitePopup) {
  const t = useTexts();
  // The tracked event is configured per pop-up, see below.
  const send = useSendLead(leadsPath, null);
  const { path } = useNavigation();
  const update = useUpdateVisitor();
  return async (user: LeadFields, { trace, question }: PopupLead): Promise<PopupOutcome> => {
    let receipt: string | null = null;
    if (EMAIL !== null) {
      // The path may name a vehicle; the query may contain personal data, so it is left out.
      const text = question ?? `${data.title}\n${path.replace(/[?#].*$/, "")}`;
      const vehicle = vehicleOfPath(path);
      const sent = await send({
        template: EMAIL,
        user,
        text,
        ...(vehicle && { vehicle }),
        ...trace,
      });
      if (!sent.ok) return { errors: leadErrors(sent.error, t("toast.contact.failed")) };
      receipt = sent.reply.token;
      update({ isLead: true });
    }
    // Sending the lead has already tracked a Lead event.
    const isCounted = event === "Lead" && EMAIL !== null;
    if (event !== null && !isCounted) track(event, { form: id });
    return { receipt };
  };
}
