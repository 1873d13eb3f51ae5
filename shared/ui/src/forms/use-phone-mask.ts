import { phoneEdit } from "@forecourt/domain/phone-edit";
import { fillPhone, type PhoneText, typePhone } from "@forecourt/domain/phone-typing";
import { type FocusEvent, type InputEvent, type RefCallback, useCallback, useRef } from "react";

interface PhoneMaskEvents {
  ref: RefCallback<HTMLInputElement>;
  onInput(event: InputEvent<HTMLInputElement>): void;
  onCompositionEnd(event: { currentTarget: HTMLInputElement }): void;
  onBlur(event: FocusEvent<HTMLInputElement>): void;
}

/**
 * Formats a field's number by `mask`. The browser edits the field, because it knows more ways of
 * editing than any list of keys; the text before and after is compared and corrected.
 */
export function usePhoneMask(mask: string, onNumberChange?: () => void): PhoneMaskEvents {
  const before = useRef("");
  const ref = useCallback((input: HTMLInputElement) => {
    const remember = () => {
      before.current = input.value;
    };
    remember();
    // A value that a browser or a password manager filled in counts as the text before.
    input.addEventListener("beforeinput", remember);
    return () => input.removeEventListener("beforeinput", remember);
  }, []);
  const show = (input: HTMLInputElement, next: PhoneText) => {
    if (input.value !== next.text) input.value = next.text;
    // In some browsers setting the caret of an unfocused field would focus it.
    if (input.ownerDocument.activeElement === input)
      input.setSelectionRange(next.caret, next.caret);
    if (before.current !== next.text) onNumberChange?.();
    before.current = next.text;
  };
  const fill = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const text = fillPhone(input.value, mask);
    show(input, { text, caret: text.length });
  };
  return {
    ref,
    onInput({ currentTarget: input, nativeEvent }) {
      if (isComposing(nativeEvent)) return;
      const next = retyped(input, { before: before.current, mask, kind: kindOf(nativeEvent) });
      if (next) show(input, next);
      else fill({ currentTarget: input });
    },
    onCompositionEnd: fill,
    onBlur({ currentTarget }) {
      const isLeft = fillPhone(currentTarget.value, mask) !== "";
      if (isLeft && currentTarget.value !== before.current) fill({ currentTarget });
    },
  };
}

/** The field by the rule; null where it was filled at once instead of edited. */
function retyped(
  input: HTMLInputElement,
  { before, mask, kind }: { before: string; mask: string; kind: string },
): PhoneText | null {
  if (!/^(?:insert(?!Replacement)|delete)/.test(kind)) return null;
  // The same text was pasted over itself: nothing was deleted.
  if (input.value === before) return { text: before, caret: input.selectionStart ?? before.length };
  const edit = phoneEdit({
    before,
    after: input.value,
    caret: input.selectionStart ?? input.value.length,
    direction: kind.endsWith("Forward") ? "forward" : "backward",
  });
  if (!edit) return null;
  const { change, ...place } = edit;
  return typePhone({ text: before, mask, ...place }, change);
}

/**
 * `insertText`, `deleteByCut` and so on; empty when a browser or a password manager filled it in.
 */
function kindOf(event: Event): string {
  return "inputType" in event && typeof event.inputType === "string" ? event.inputType : "";
}

function isComposing(event: Event): boolean {
  return "isComposing" in event && event.isComposing === true;
}
