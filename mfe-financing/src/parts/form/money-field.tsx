import { Field } from "@forecourt/ui/forms/field";
import type { ComponentProps } from "react";

type MoneyFieldProps = Omit<ComponentProps<typeof Field>, "type" | "inputMode" | "prefix">;

/** An amount in dollars as people type it: `1,250` or `1250.50`. */
export function MoneyField(props: MoneyFieldProps) {
  return <Field autoComplete="off" {...props} type="text" inputMode="decimal" prefix="$" />;
}
