import { useTexts } from "@forecourt/remote-kit/site-context";
import { type Toasts, ToastsProvider } from "@forecourt/remote-kit/toasts";
import { createToastStore } from "@forecourt/ui/toasts/toast-store";
import { Toasts as ToastRegion } from "@forecourt/ui/toasts/toasts";
import { type ReactNode, useState } from "react";

/** Lends everything in the frame a place for short messages, one for each document. */
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
      const words = { region: t("toast.region"), dismiss: t("toast.dismiss") };
      return <ToastRegion store={store} words={words} />;
    },
  };
}
