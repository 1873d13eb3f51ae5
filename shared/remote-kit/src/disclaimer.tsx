import { Disclaimer as Corner } from "@forecourt/ui/disclosure/disclaimer";
import type { ComponentProps } from "react";
import { useTexts } from "./site-context.tsx";

type DisclaimerProps = Omit<ComponentProps<typeof Corner>, "label" | "title" | "closeLabel"> & {
  label?: string;
  title?: string;
};

/** The fine print in a corner, in the dealer's words where the caller has none. */
export function Disclaimer({ label, title, ...props }: DisclaimerProps) {
  const t = useTexts();
  return (
    <Corner
      {...props}
      label={label ?? t("disclaimer.label")}
      title={title ?? t("disclaimer.title")}
      closeLabel={t("frame.close")}
    />
  );
}
