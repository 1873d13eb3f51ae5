import type { Checked, CheckedForm, FinancingFault } from "./faults.ts";

/** Collects the faults of a form, field by field. */
export interface FormCheck {
  /** The value of a field; null = its fault is recorded. */
  read<T>(path: string, checked: Checked<T>): T | null;
  /** Records a fault, unless the field has one. */
  refuse(path: string, fault: FinancingFault): void;
  /** Calls `build` when no field has a fault: then no `read` has returned null. */
  finish<T>(build: () => T): CheckedForm<T>;
}

export function createFormCheck(): FormCheck {
  const faults = new Map<string, FinancingFault>();
  const refuse = (path: string, fault: FinancingFault) => {
    if (!faults.has(path)) faults.set(path, fault);
  };
  return {
    read(path, checked) {
      if (checked.ok) return checked.value;
      refuse(path, checked.fault);
      return null;
    },
    refuse,
    finish(build) {
      if (faults.size > 0) return { ok: false, faults: Object.fromEntries(faults) };
      return { ok: true, value: build() };
    },
  };
}
