import { TextSection } from "@forecourt/remote-kit/content/text-section";
import { Section } from "@forecourt/ui/layout/section";
import type { AboutData } from "./about-data.ts";

/** The rules in full, each a place that the footer leads to. */
export function Policies({
  policies: { title, sections },
}: {
  policies: NonNullable<AboutData["policies"]>;
}) {
  return (
    <Section tone="soft" title={title}>
      {sections.map((section) => (
        <TextSection key={section.id} section={section} level={3} />
      ))}
    </Section>
  );
}
