import { Callout } from "@forecourt/remote-kit/content/callout";
import { FaqSection } from "@forecourt/remote-kit/content/faq-section";
import { FinePrintList } from "@forecourt/remote-kit/content/fine-print-list";
import { Hero } from "@forecourt/remote-kit/content/hero";
import { TextSection } from "@forecourt/remote-kit/content/text-section";
import { Section } from "@forecourt/ui/layout/section";
import { Grid } from "@forecourt/ui/layout/stack";
import { PlanCard } from "./plan-card.tsx";
import type { PlansData } from "./plans-data.ts";

/** The protection plans: that they are optional, what each covers and does not, and who has to fulfill the contract. */
export function Page({ data }: { data: PlansData }) {
  const { hero, optional, plans, sections, faq, terms } = data;
  const sold = soldPlans(plans);
  return (
    <>
      <Hero hero={hero} />
      <Section tone="soft">
        <Callout callout={optional} />
      </Section>
      {sold.length > 0 && (
        <Section title={plans.title}>
          <Grid columns={2}>
            {sold.map(({ id, plan }) => (
              <PlanCard key={id} id={id} plan={plan} labels={plans.labels} />
            ))}
          </Grid>
        </Section>
      )}
      {sections.length > 0 && (
        <Section>
          {sections.map((section) => (
            <TextSection key={section.id} section={section} />
          ))}
        </Section>
      )}
      <FaqSection faq={faq} />
      <FinePrintList terms={terms} />
    </>
  );
}

/** The plans that the dealer sells, with the ids of their cards. */
function soldPlans({ serviceContract, gap, tireAndWheel, prepaidMaintenance }: PlansData["plans"]) {
  const plans = [
    { id: "service-contract", plan: serviceContract },
    { id: "gap", plan: gap },
    { id: "tire-and-wheel", plan: tireAndWheel },
    { id: "prepaid-maintenance", plan: prepaidMaintenance },
  ];
  return plans.flatMap(({ id, plan }) => (plan === null ? [] : [{ id, plan }]));
}
