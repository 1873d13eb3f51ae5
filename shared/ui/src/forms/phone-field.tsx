import { fillPhone } from "@forecourt/domain/phone-typing";
import type { ComponentProps } from "react";
import { Field } from "./field.tsx";
import { usePhoneMask } from "./use-phone-mask.ts";

interface PhoneFieldProps
  extends Omit<ComponentProps<typeof Field>, "type" | "onInput" | "onBlur" | "defaultValue"> {
  /** A 9 for each of the ten digits: `(999) 999-9999`. */
  mask: string;
  /** What is known of the number, in any form. */
  defaultValue?: string | undefined;
  /** The number in the field is another one than before. */
  onNumberChange?: () => void;
}

/** A telephone number that is put into `mask` while it is typed; a plain field without a script. */
export function PhoneField({ mask, defaultValue, onNumberChange, ...field }: PhoneFieldProps) {
  const events = usePhoneMask(mask, onNumberChange);
  return (
    <Field
      autoComplete="tel"
      {...field}
      {...events}
      type="tel"
      inputMode="tel"
      defaultValue={defaultValue && fillPhone(defaultValue, mask)}
    />
  );
}
