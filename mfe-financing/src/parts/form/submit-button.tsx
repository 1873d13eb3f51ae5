import { Button } from "@forecourt/ui/elements/button";

interface SubmitButtonProps {
  isSending: boolean;
  label: string;
  /** The label while the form is sent. */
  sending: string;
}

/** The button of a form. It keeps the focus while the form is sent, and pressing it again has no effect. */
export function SubmitButton({ isSending, label, sending }: SubmitButtonProps) {
  return (
    <Button type="submit" size="large" wide aria-disabled={isSending || undefined}>
      <span aria-live="polite">{isSending ? sending : label}</span>
    </Button>
  );
}
