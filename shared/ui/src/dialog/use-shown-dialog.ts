import { type RefObject, useEffect } from "react";

interface ShownDialog {
  dialog: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  isModal: boolean;
  /** What is focused when it opens; null = the focus stays where it is. */
  focus: RefObject<HTMLElement | null> | null;
}

/**
 * Opens and closes a dialog, and gives the focus back. One that is not modal is opened by its
 * attribute, because `show()` takes the focus from whoever is typing.
 */
export function useShownDialog({ dialog, isOpen, isModal, focus }: ShownDialog): void {
  useEffect(() => {
    const box = dialog.current;
    if (!box || !isOpen) return;
    const opener = document.activeElement;
    if (isModal) box.showModal();
    else box.toggleAttribute("open", true);
    focus?.current?.focus({ preventScroll: true });
    return () => {
      const focused = document.activeElement;
      // Whoever is taken from the page with the focus leaves it to the body.
      const hadFocus = box.isConnected ? box.contains(focused) : focused === document.body;
      if (isModal) box.close();
      else box.toggleAttribute("open", false);
      if (!hadFocus) return;
      // Browsers take the focus from what is hidden only with the next frame.
      if (focused instanceof HTMLElement) focused.blur();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dialog, isOpen, isModal, focus]);
}
