import { inquiryPath } from "@forecourt/contracts/paths/inquiry-path";
import { useIsAllowed } from "@forecourt/remote-kit/consent";
import { LeadForm } from "@forecourt/remote-kit/lead-form";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { leadErrors, leadsPath, useSendLead } from "@forecourt/remote-kit/send-lead";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useToasts } from "@forecourt/remote-kit/toasts";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { Notice } from "@forecourt/ui/elements/notice";
import { type ComponentProps, useState } from "react";
import { AllowFunctionalCookies } from "./allow-functional-cookies.tsx";
import styles from "./unlock.module.css";
import type { UnlockData } from "./unlock-data.ts";

interface UnlockFormProps {
  data: UnlockData;
  /** Called when the cars are unlocked, before the page is reloaded. */
  onUnlocked?: () => void;
}

/**
 * The form that unlocks early-access cars. Unlocking needs functional cookies: without consent the form asks
 * for it before and after it is sent.
 */
export function UnlockForm({ data, onUnlocked }: UnlockFormProps) {
  const t = useTexts();
  const toasts = useToasts();
  const { go } = useNavigation();
  const update = useUpdateVisitor();
  const send = useSendLead();
  const isKept = useIsAllowed("functional");
  const [receipt, setReceipt] = useState<string | null>(null);
  const submit: ComponentProps<typeof LeadForm>["onSubmit"] = async (user, _agreed, trace) => {
    const sent = await send({ ...data.lead, ...trace, user });
    if (!sent.ok) {
      toasts.show({ severity: "error", text: t("toast.unlock.failed") });
      return leadErrors(sent.error, data.failed);
    }
    update({ isLead: true });
    if (!isKept) {
      setReceipt(sent.reply.token);
      return undefined;
    }
    toasts.show({ severity: "success", text: t("toast.unlock.sent") });
    onUnlocked?.();
    go(data.returnTo, { replace: true, keepScroll: true });
    return undefined;
  };
  const isSent = receipt !== null && !isKept;
  return (
    <div className={styles.form}>
      {isSent && <Sent labels={data.consent} receipt={receipt} />}
      <AllowFunctionalCookies labels={data.consent} here={data.href} />
      {!isSent && (
        <LeadForm submit={data.submit} action={leadsPath} onSubmit={submit}>
          <input type="hidden" name="template" value={data.lead.template} />
          <input type="hidden" name="text" value={data.lead.text} />
          <input type="hidden" name="next" value={data.returnTo} />
        </LeadForm>
      )}
    </div>
  );
}

function Sent({ labels, receipt }: { labels: UnlockData["consent"]; receipt: string }) {
  return (
    <output className={styles.form}>
      <Notice kind="done" size="line" title={labels.sent}>
        <a href={inquiryPath(receipt)} rel="nofollow">
          {labels.receipt}
        </a>
      </Notice>
    </output>
  );
}
