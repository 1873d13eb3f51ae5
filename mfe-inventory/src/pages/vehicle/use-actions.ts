import { withCar } from "@forecourt/contracts/areas/financing/car-parameter";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import type { Action } from "./vehicle-data.ts";

/** The actions as they are for this visitor: an answer to a pre-approval comes right after the main one. */
export function useActions(actions: readonly Action[]): readonly Action[] {
  const token = useVisitor(({ terms }) => terms.preApproval);
  const [main] = actions;
  const asked = actions.find(({ withAnswer }) => withAnswer);
  if (token === undefined || !main || !asked?.withAnswer) return actions;
  const { label, answers, vin } = asked.withAnswer;
  const own = { label, href: withCar(`${answers}/${token}`, vin), isPersonal: true };
  return [main, own, ...actions.slice(1).filter((one) => one !== asked)];
}
