import type { Section } from "@forecourt/contracts/content-parts";
import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { TextSection } from "@forecourt/remote-kit/content/text-section";
import { useSite } from "@forecourt/remote-kit/site-context";

/** How to get an appointment, with the hours of the department. */
export function Schedule({ section }: { section: Section }) {
  const { service } = useSite().store;
  return (
    <TextSection section={section}>
      {service && <DepartmentHours name="service" department={service} />}
    </TextSection>
  );
}
