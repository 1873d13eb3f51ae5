import type { RejectedForm } from "@forecourt/contracts/leads/rejected-form";
import { createContext, type ReactNode, use } from "react";

const Context = createContext<RejectedForm | null>(null);

interface RejectedFormProviderProps {
  form: RejectedForm | null;
  children: ReactNode;
}

/** Provides the form that was sent from this page without JavaScript and rejected. Only the shell renders this. */
export function RejectedFormProvider({ form, children }: RejectedFormProviderProps) {
  return <Context value={form}>{children}</Context>;
}

/** The rejected form with this id on this page; null = it was not rejected. */
export function useRejectedForm(id: string | undefined): RejectedForm | null {
  const form = use(Context);
  return form !== null && form.id === id ? form : null;
}
