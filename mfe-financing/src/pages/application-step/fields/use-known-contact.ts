import { useVisitor } from "@forecourt/remote-kit/visitor";
import type { StepData } from "../step-data.ts";

const contactFields = ["firstName", "lastName", "email", "phone"] as const;

type Contact = Readonly<Partial<Record<(typeof contactFields)[number], string>>>;

/**
 * The contact in the visitor's profile, for a borrower who has saved nothing of it yet. A co-borrower gets none:
 * the profile may be that of the borrower, on a shared device.
 */
export function useKnownContact({ fields, isCo, welcome }: StepData): Contact {
  const { firstName, lastName, email, phone } = useVisitor();
  const isSaved = contactFields.some((name) => (fields[name] ?? "") !== "");
  if (isSaved || isCo || welcome !== null) return {};
  return { firstName, lastName, email, phone };
}
