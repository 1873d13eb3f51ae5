import { Dialog as Window } from "@forecourt/ui/dialog";
import type { ComponentProps } from "react";
import { useTexts } from "./site-context.tsx";

/** A dialog that can be dragged and maximized, in the dealer's words. */
export function Dialog(props: Omit<ComponentProps<typeof Window>, "words">) {
  const t = useTexts();
  const words = {
    close: t("frame.close"),
    maximize: t("dialog.maximize"),
    restore: t("dialog.restore"),
    move: t("dialog.move"),
    moveHelp: t("dialog.moveHelp"),
  };
  return <Window {...props} words={words} />;
}
