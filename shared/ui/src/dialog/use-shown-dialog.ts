import { type RefObject, useEffect } from "react";

interface ShownDialog {
  dialog: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  isModal: boolean;
  /** The element that gets the focus when it opens; null = the focus stays. */
  focus: RefObject<HTMLElement | null> | null;
}

/**
 * Opens and closes a dialog and returns the focus. A dialog that is not modal is opened by its
 * attribute, because `show()` would take the focus from a visitor who is typing.
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
      // Removing a focused element moves the focus to the body.
      const hadFocus = box.isConnected ? box.contains(focused) : focused === document.body;
      if (isModal) box.close();
      else box.toggleAttribute("open", false);
      if (!hadFocus) return;
      // Browsers move the focus out of a hidden element only in the next frame.
      if (focused instanceof HTMLElement) focused.blur();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dialog, isOpen, isModal, focus]);
}
