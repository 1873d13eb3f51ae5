import type { SitePopup } from "@forecourt/contracts/popups";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { leadErrors, leadsPath, useSendLead } from "@forecourt/remote-kit/send-lead";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { track } from "@forecourt/remote-kit/track";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import type { LeadErrors, LeadFields } from "@forecourt/ui/forms/use-lead-form";

/** Sends a pop-up's form by its template, and has it counted. What went wrong comes back for the form, which keeps every word. */
export function useSendPopup({ id, EMAIL, track: event, data }: SitePopup) {
  const t = useTexts();
  // What it counts as is the configuration's to say.
  const send = useSendLead(leadsPath, null);
  const { path } = useNavigation();
  const update = useUpdateVisitor();
  return async (user: LeadFields, trace: { website?: string }): Promise<LeadErrors | undefined> => {
    if (EMAIL !== null) {
      // Where the visitor was, which may be a car's page; a query may say something of himself.
      const text = `${data.title}\n${path.replace(/[?#].*$/, "")}`;
      const sent = await send({ template: EMAIL, user, text, ...trace });
      if (!sent.ok) return leadErrors(sent.error, t("toast.contact.failed"));
      update({ isLead: true });
    }
    // A lead that was sent is counted as one already.
    const isCounted = event === "Lead" && EMAIL !== null;
    if (event !== null && !isCounted) track(event, { form: id });
    return undefined;
  };
}
