import {
  type FormIntent,
  formControls,
} from "@forecourt/contracts/areas/financing/application-form";
import { Button } from "@forecourt/ui/elements/button";
import type { ComponentProps } from "react";

interface IntentButtonProps extends Omit<ComponentProps<typeof Button>, "type" | "name" | "value"> {
  intent: FormIntent | `remove:${"residences" | "employment"}:${number}`;
}

/** A button that sends its form and says what for. */
export function IntentButton({ intent, ...button }: IntentButtonProps) {
  return <Button {...button} type="submit" name={formControls.intent} value={intent} />;
}
