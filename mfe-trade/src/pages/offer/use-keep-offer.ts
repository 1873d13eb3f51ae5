import { useFormToken } from "@forecourt/remote-kit/form-token";
import type { LeadForm } from "@forecourt/remote-kit/lead-form";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { newIdempotencyKey, postJson } from "@forecourt/remote-kit/post-json";
import { leadErrors } from "@forecourt/remote-kit/send-lead";
import { trackLead } from "@forecourt/remote-kit/track-lead";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { type ComponentProps, useRef, useState } from "react";
import type { KeepFormData } from "./offer-data.ts";

type Faults = Readonly<Record<string, string>>;

const none: Faults = {};

/**
 * Sends the form with a script and shows the page again, which says that the offer is kept. The lead is counted
 * once, by the request that made it.
 */
export function useKeepOffer({ action, failed }: KeepFormData) {
  const place = useRef<HTMLDivElement>(null);
  const [faults, setFaults] = useState(none);
  const formToken = useFormToken();
  const { go } = useNavigation();
  const update = useUpdateVisitor();
  const send: ComponentProps<typeof LeadForm>["onSubmit"] = async (user, _agreed, trace) => {
    const own = place.current?.querySelector("form");
    const data = new FormData(own ?? undefined);
    const text = (name: string) => String(data.get(name) ?? "");
    const body = { ...user, ...trace, formToken, interest: text("interest"), slot: text("slot") };
    const sent = await postJson(action, body, { key: newIdempotencyKey(), read: replyIn });
    if (!sent.ok) return leadErrors(sent.error, failed);
    const { faults: found, isLead, location } = sent.reply;
    setFaults(found);
    if (Object.keys(found).length > 0) {
      return leadErrors(
        { code: "fields-invalid", status: 422, fields: found },
        found["form"] ?? "",
      );
    }
    update({ isLead: true });
    if (isLead) trackLead({ template: "SELL_OR_TRADE" }, "template");
    go(location, { replace: true });
    return undefined;
  };
  return { place, faults, send };
}

interface Reply {
  faults: Faults;
  isLead: boolean;
  location: string;
}

function replyIn(reply: unknown): Reply | null {
  if (typeof reply !== "object" || reply === null) return null;
  const { faults, isLead, location }: { [K in keyof Reply]?: unknown } = reply;
  if (typeof faults !== "object" || faults === null) return null;
  if (typeof isLead !== "boolean" || typeof location !== "string") return null;
  const texts = Object.entries(faults).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { faults: Object.fromEntries(texts), isLead, location };
}
