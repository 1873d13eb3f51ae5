import type { Section } from "@forecourt/contracts/content-parts";
import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { TextSection } from "@forecourt/remote-kit/content/text-section";
import { useSite } from "@forecourt/remote-kit/site-context";

interface ScheduleProps {
  section: Section;
  /** True where the page has the hours of each store. */
  withoutHours: boolean;
}

/** How to get an appointment, with the hours of the department. */
export function Schedule({ section, withoutHours }: ScheduleProps) {
  const { service } = useSite().store;
  return (
    <TextSection section={section}>
      {service && !withoutHours && <DepartmentHours name="service" department={service} />}
    </TextSection>
  );
}
