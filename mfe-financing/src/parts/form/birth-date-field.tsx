import { Field } from "@forecourt/ui/forms/field";
import type { ComponentProps, InputEvent } from "react";
import { withSlashes } from "./with-slashes.ts";

type BirthDateFieldProps = Omit<
  ComponentProps<typeof Field>,
  "type" | "inputMode" | "autoComplete" | "onInput"
>;

/**
 * A birth date in one text field, as mm/dd/yyyy. The slashes are added while it is typed, because the
 * keyboard of digits on a phone has none; without a script, eight digits are accepted.
 */
export function BirthDateField(props: BirthDateFieldProps) {
  return (
    <Field
      placeholder="MM/DD/YYYY"
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="bday"
      onInput={addSlashes}
    />
  );
}

function addSlashes({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>): void {
  const isTyped = "inputType" in nativeEvent && nativeEvent.inputType === "insertText";
  const isAtEnd = input.selectionStart === input.value.length;
  if (isTyped && isAtEnd) input.value = withSlashes(input.value);
}
