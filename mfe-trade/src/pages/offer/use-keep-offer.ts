import { seenOfferField, withoutVinField } from "@forecourt/contracts/areas/trade/trade-paths";
import { typedFields } from "@forecourt/remote-kit/draft/typed-fields";
import { useFormToken } from "@forecourt/remote-kit/form-token";
import type { LeadForm } from "@forecourt/remote-kit/lead-form";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { postForm } from "@forecourt/remote-kit/post-form";
import { newIdempotencyKey } from "@forecourt/remote-kit/post-json";
import { leadErrors } from "@forecourt/remote-kit/send-lead";
import { track } from "@forecourt/remote-kit/track";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import type { KeepFormData } from "./offer-form-data.ts";

type Faults = Readonly<Record<string, string>>;

const none: Faults = {};

/**
 * Whether the form that is drawn next takes the place of one that was refused: the offer is another one, and so the
 * form.
 */
let wasRefused = false;

/**
 * Sends the form with a script and shows the page again, which says that the offer is kept, or why not. The lead is
 * counted once, by the request that made it.
 */
export function useKeepOffer({ action, failed, number, rejected }: KeepFormData) {
  const place = useRef<HTMLDivElement>(null);
  const [faults, setFaults] = useState(none);
  const formToken = useFormToken();
  const { go, path } = useNavigation();
  const update = useUpdateVisitor();
  useEffect(() => {
    if (!wasRefused || rejected === null) return;
    wasRefused = false;
    const summary = place.current?.querySelector<HTMLElement>("[role=alert]");
    summary?.scrollIntoView({ block: "center" });
    summary?.focus({ preventScroll: true });
  }, [rejected]);
  const send: ComponentProps<typeof LeadForm>["onSubmit"] = async (user, _agreed, trace) => {
    const form = place.current?.querySelector("form");
    const typed = form ? typedFields(form) : {};
    const { interest = "", slot = "", vin = "" } = typed;
    const withoutVin = typed[withoutVinField] ?? "";
    const body = { ...user, ...trace, formToken, interest, slot, vin };
    const sentBody = { ...body, [seenOfferField]: number, [withoutVinField]: withoutVin };
    const sent = await postForm(action, sentBody, { key: newIdempotencyKey(), read: replyIn });
    if (!sent.ok) {
      const { fields } = sent.error;
      // The page shows both offers, and all that was typed.
      if (fields[seenOfferField] !== undefined) {
        wasRefused = true;
        go(path, { replace: true, keepScroll: true });
      }
      setFaults(fields);
      return leadErrors(
        sent.error,
        fields["form"] ?? fields["vin"] ?? fields["slot"] ?? fields["interest"] ?? failed,
      );
    }
    const { isLead, location } = sent.reply;
    // With a fragment, the shell would scroll the page that is there.
    const [page = location] = location.split("#", 1);
    if (isLead) {
      update({ isLead: true });
      track("Lead");
      track("SellTrade");
    }
    go(page, { replace: true });
    return undefined;
  };
  return { place, faults, send };
}

function replyIn(reply: unknown): { isLead: boolean; location: string } | null {
  if (typeof reply !== "object" || reply === null) return null;
  const { isLead, location }: { isLead?: unknown; location?: unknown } = reply;
  return typeof isLead === "boolean" && typeof location === "string" ? { isLead, location } : null;
}
