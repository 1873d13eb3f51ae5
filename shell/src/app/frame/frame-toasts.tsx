import { useTexts } from "@forecourt/remote-kit/site-context";
import { type Toasts, ToastsProvider } from "@forecourt/remote-kit/toasts";
import { createToastStore } from "@forecourt/ui/toasts/toast-store";
import { Toasts as ToastRegion } from "@forecourt/ui/toasts/toasts";
import { type ReactNode, useState } from "react";

/** Provides the toast region of the document to everything in the frame. */
export function FrameToasts({ children }: { children: ReactNode }) {
  const [toasts] = useState(createToasts);
  const { Region } = toasts;
  return (
    <ToastsProvider value={toasts}>
      {children}
      <Region />
    </ToastsProvider>
  );
}

function createToasts(): Toasts {
  const store = createToastStore();
  return {
    show: store.show,
    Region() {
      const t = useTexts();
      const labels = { region: t("toast.region"), dismiss: t("toast.dismiss") };
      return <ToastRegion store={store} labels={labels} />;
    },
  };
}
