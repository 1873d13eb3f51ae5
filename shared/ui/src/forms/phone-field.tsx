import { fillPhone } from "@forecourt/domain/phone-typing";
import type { ComponentProps } from "react";
import { Field } from "./field.tsx";
import { usePhoneMask } from "./use-phone-mask.ts";

interface PhoneFieldProps
  extends Omit<ComponentProps<typeof Field>, "type" | "onInput" | "onBlur" | "defaultValue"> {
  /** A 9 for each of the ten digits: `(999) 999-9999`. */
  mask: string;
  /** The known number, in any format. */
  defaultValue?: string | undefined;
  /** Shown as it is instead, because it may be no number. */
  typedValue?: string | undefined;
  /** Called when the field's number has changed. */
  onNumberChange?: () => void;
}

/** A phone number that is formatted by `mask` while it is typed; a plain field without a script. */
export function PhoneField({
  mask,
  defaultValue,
  typedValue,
  onNumberChange,
  ...field
}: PhoneFieldProps) {
  const events = usePhoneMask(mask, onNumberChange);
  return (
    <Field
      autoComplete="tel"
      {...field}
      {...events}
      type="tel"
      inputMode="tel"
      defaultValue={typedValue ?? (defaultValue && fillPhone(defaultValue, mask))}
    />
  );
}
