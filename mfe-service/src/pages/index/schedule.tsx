import type { Section } from "@forecourt/contracts/content-parts";
import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { TextSection } from "@forecourt/remote-kit/content/text-section";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";

interface ScheduleProps {
  section: Section;
  /** An outside scheduling page, where the store has one. */
  link: string | null;
}

/** How to get an appointment, with the hours of the department; online first where that is possible. */
export function Schedule({ section, link }: ScheduleProps) {
  const t = useTexts();
  const { service } = useSite().store;
  const online = link === null ? [] : [{ label: t("menu.scheduleService"), href: link }];
  return (
    <TextSection section={{ ...section, links: [...online, ...section.links] }}>
      {service && <DepartmentHours name="service" department={service} />}
    </TextSection>
  );
}
