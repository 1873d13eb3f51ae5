import { useTexts } from "@forecourt/remote-kit/site-context";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import { CardsSample } from "./cards-sample.tsx";
import { ControlsSample } from "./controls-sample.tsx";
import { DialogsSample } from "./dialogs-sample.tsx";
import { FactsSample } from "./facts-sample.tsx";
import { FormsSample } from "./forms-sample.tsx";
import { NoticesSample } from "./notices-sample.tsx";
import { QuestionsSample } from "./questions-sample.tsx";

const trail = [
  { label: "Home", href: "/" },
  { label: "Service", href: "/service" },
  { label: "Schedule service" },
];

/** Every piece of `ui`, in each of its forms. */
export function Pieces() {
  const t = useTexts();
  return (
    <>
      <PageWidth>
        <Breadcrumbs label={t("breadcrumb.label")} trail={trail} />
        <h1>The pieces</h1>
      </PageWidth>
      <Section title="Controls" lead="One primary action in a view; everything else is quiet.">
        <ControlsSample />
      </Section>
      <Section tone="soft" title="Cards">
        <CardsSample />
      </Section>
      <Section title="Facts and hours">
        <FactsSample />
      </Section>
      <Section tone="brand" width="text" title="Questions">
        <QuestionsSample />
      </Section>
      <Section title="Forms">
        <FormsSample />
      </Section>
      <Section title="Dialogs and messages">
        <DialogsSample />
      </Section>
      <Section title="Notices">
        <NoticesSample />
      </Section>
    </>
  );
}
