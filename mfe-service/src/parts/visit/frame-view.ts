import type { CouponOfVisit } from "@forecourt/contracts/areas/service/visit-parts";
import { type VisitStep, visitSteps } from "@forecourt/contracts/areas/service/visit-paths";
import type { StepBar } from "@forecourt/remote-kit/draft/step-bar";
import type { ComponentProps } from "react";
import { couponLines } from "./coupon-lines.ts";
import type { CallLink } from "./service-call.ts";
import type { Text } from "./visit-text.ts";

/** Data of the frame around every step of a booking. */
export interface Frame {
  title: string;
  lead: string | null;
  /** "Step 2 of 4" */
  progress: string;
  steps: ComponentProps<typeof StepBar>;
  help: CallLink;
  /** The coupon of the booking; null = none, or the step names it elsewhere. */
  coupon: { title: string; text: string; isLimited: boolean } | null;
}

interface FrameOptions {
  step: VisitStep;
  /** Steps that are not complete. */
  missing: readonly VisitStep[];
  title: string;
  lead: string | null;
  call: CallLink;
  coupon?: CouponOfVisit | null;
}

export function frameView(
  t: Text,
  { step, missing, title, lead, call, coupon = null }: FrameOptions,
): Frame {
  const number = visitSteps.indexOf(step) + 1;
  return {
    title,
    lead,
    progress: t("step.progress", { number, total: visitSteps.length }),
    steps: {
      label: t("step.steps"),
      done: t("step.done"),
      steps: visitSteps.map((name) => ({
        label: t(`step.name.${name}`),
        state: name === step ? "current" : missing.includes(name) ? "open" : "done",
      })),
    },
    coupon: coupon && {
      title: t("step.coupon", { coupon: coupon.text }),
      text: couponLines(coupon).slice(1).join(". "),
      isLimited: coupon.limits.length > 0,
    },
    help: { phone: call.phone, text: t("help", { phone: call.text }) },
  };
}
