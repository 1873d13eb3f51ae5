import { Dialog } from "@forecourt/remote-kit/dialog";
import { LeadForm } from "@forecourt/remote-kit/lead-form";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useToasts } from "@forecourt/remote-kit/toasts";
import { Button } from "@forecourt/ui/elements/button";
import { Cluster, Stack } from "@forecourt/ui/layout/stack";
import type { ToastSeverity } from "@forecourt/ui/toasts/toast-store";
import { useState } from "react";

const messages = [
  ["success", "toast.contact.sent"],
  ["error", "toast.contact.failed"],
  ["info", "toast.unlock.sent"],
  ["warn", "toast.unlock.failed"],
  ["secondary", "toast.testDrive.sent"],
  ["contrast", "toast.resume.sent"],
] as const satisfies readonly (readonly [ToastSeverity, string])[];

/** Messages of every kind, and dialogs: modal in the middle, and in a corner beside the page. */
export function DialogsSample() {
  const t = useTexts();
  const { show } = useToasts();
  return (
    <Stack gap={6}>
      <Cluster>
        {messages.map(([severity, key]) => (
          <Button
            key={severity}
            look="secondary"
            onClick={() => show({ severity, text: t(key) })}
          >{`Toast: ${severity}`}</Button>
        ))}
      </Cluster>
      <Cluster>
        <SampleDialog modal label="Modal dialog" />
        <SampleDialog modal={false} label="Dialog in a corner" />
      </Cluster>
    </Stack>
  );
}

function SampleDialog({ modal, label }: { modal: boolean; label: string }) {
  const t = useTexts();
  const { show } = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      <Dialog
        title="Ask about this car"
        modal={modal}
        position={modal ? "center" : "bottomright"}
        closesOutside
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <LeadForm
          onSubmit={async () => {
            show({ severity: "error", text: t("toast.contact.failed") });
            return { form: t("toast.contact.failed") };
          }}
        />
      </Dialog>
    </>
  );
}
