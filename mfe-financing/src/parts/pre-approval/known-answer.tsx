import { pageOfAnswer, withCar } from "@forecourt/contracts/areas/financing/car-parameter";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import type { PreApprovalFormData } from "./form-page-data.ts";

/** Leads a visitor who has an answer back to it, with the car that they came with. */
export function KnownAnswer({ form: { known, car } }: { form: PreApprovalFormData }) {
  const token = useVisitor(({ terms }) => terms.preApproval);
  if (token === undefined) return null;
  const path = pageOfAnswer(known.path, token);
  const link = (
    <ButtonLink href={car.vin === null ? path : withCar(path, car.vin)} rel="nofollow">
      {known.label}
    </ButtonLink>
  );
  return (
    <Notice kind="info" size="line" level={2} title={known.title} actions={link}>
      <p>{known.text}</p>
    </Notice>
  );
}
