import { Disclaimer as Corner } from "@forecourt/ui/disclosure/disclaimer";
import type { ComponentProps } from "react";
import { useTexts } from "./site-context.tsx";

type DisclaimerProps = Omit<ComponentProps<typeof Corner>, "label" | "title" | "closeLabel"> & {
  label?: string;
  title?: string;
};

/** Fine print in a corner, with the site's default label. */
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
