import { Section } from "@forecourt/ui/layout/section";
import { useTexts } from "../site-context.tsx";
import { FinePrint } from "./fine-print.tsx";
import { TitledRow } from "./titled-row.tsx";

/** The fine print of a page's claims, in full, at its end; renders nothing without claims. */
export function FinePrintList({ terms }: { terms: readonly string[] }) {
  const t = useTexts();
  if (terms.length === 0) return null;
  return (
    <Section>
      <TitledRow title={t("frame.disclaimer")} quiet>
        {terms.map((term) => (
          <FinePrint key={term}>{term}</FinePrint>
        ))}
      </TitledRow>
    </Section>
  );
}
