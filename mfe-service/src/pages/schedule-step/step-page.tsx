import { ExpiredLink } from "@forecourt/remote-kit/draft/expired-link";
import { VisitFrame } from "../../parts/visit/visit-frame.tsx";
import type { StepData } from "./step-data.ts";
import { ChoiceStep, ContactStep, partNames } from "./step-parts.ts";

export { loadParts } from "./step-parts.ts";

/** A step of a booking: the vehicle, what it needs, when, or who comes. */
export function Page({ data }: { data: StepData }) {
  if (data.kind === "gone") return <ExpiredLink data={data} />;
  const isLast = data.kind === "contact";
  return (
    <VisitFrame
      frame={data.frame}
      isWide={isLast}
      otherPart={isLast ? partNames.choices : partNames.contact}
    >
      {isLast ? <ContactStep data={data} /> : <ChoiceStep data={data} />}
    </VisitFrame>
  );
}
