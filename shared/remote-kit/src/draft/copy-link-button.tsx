import { Button } from "@forecourt/ui/elements/button";
import { useState } from "react";

interface CopyLinkButtonProps {
  /** The whole link. */
  url: string;
  /** Labels of the button before copying, after it, and where the browser does not let a page copy. */
  labels: { copy: string; copied: string; notCopied: string };
}

/** A button that copies a link and shows whether that worked. Rendered only with JavaScript. */
export function CopyLinkButton({ url, labels }: CopyLinkButtonProps) {
  const [state, setState] = useState<keyof CopyLinkButtonProps["labels"]>("copy");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState("copied");
    } catch {
      setState("notCopied");
    }
  };
  return (
    <Button look="secondary" onClick={() => void copy()}>
      <span aria-live="polite">{labels[state]}</span>
    </Button>
  );
}
