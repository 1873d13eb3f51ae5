import { Dialog as Window } from "@forecourt/ui/dialog/dialog";
import type { ComponentProps } from "react";
import { useTexts } from "./site-context.tsx";
import { useToasts } from "./toasts.tsx";

/**
 * A dialog that can be dragged and maximized, with the site's labels. A modal dialog shows messages
 * inside itself, because everything outside it is inert.
 */
export function Dialog(props: Omit<ComponentProps<typeof Window>, "labels">) {
  const t = useTexts();
  const dialogLabels = {
    close: t("frame.close"),
    maximize: t("dialog.maximize"),
    restore: t("dialog.restore"),
    move: t("dialog.move"),
    moveHelp: t("dialog.moveHelp"),
  };
  const { Region } = useToasts();
  return (
    <Window {...props} labels={dialogLabels}>
      {props.children}
      {props.isOpen && props.modal !== false && <Region />}
    </Window>
  );
}
