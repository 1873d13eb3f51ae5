import { Section } from "@forecourt/ui/layout/section";
import { useTexts } from "../site-context.tsx";
import { FinePrint } from "./fine-print.tsx";
import { TitledRow } from "./titled-row.tsx";

/** Terms of what a page claims, in full, at its end; nothing when it claims nothing. */
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
