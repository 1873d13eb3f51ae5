import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { fieldId } from "./field-id.ts";

/** The values of a lead form, as typed. */
export interface LeadFields {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/** Errors by field; `form` has those of no field. */
export type LeadErrors = Partial<Record<keyof LeadFields | "agreement" | "form", string>>;

interface LeadFormOptions {
  /** Prefix of the ids of its fields; missing = they have generated ids. */
  id: string | undefined;
  missing: Readonly<Record<keyof LeadFields | "agreement", string>>;
  /** The error where phone and email are both empty; missing = both are required. */
  phoneOrEmail: string | undefined;
  isAgreementRequired: boolean;
  initialErrors: LeadErrors;
  onSubmit(fields: LeadFields, agreed: boolean): Promise<LeadErrors | undefined>;
  onInvalid?: (() => void) | undefined;
}

const names = ["firstName", "lastName"] as const;
const inOrder = [...names, "phone", "email"] as const;

/** True for the name of a field that every lead form has. */
export function isLeadField(name: string): name is keyof LeadFields {
  return inOrder.some((field) => field === name);
}

/**
 * The rules of a lead form. The fields are uncontrolled and read on submit, so text that was typed
 * before hydration is kept and rendering again loses nothing.
 */
export function useLeadForm(options: LeadFormOptions) {
  const isAlive = useHydrated();
  const [errors, setErrors] = useState(options.initialErrors);
  const [phase, setPhase] = useState<"initial" | "sending" | "submitted">("initial");
  const isLocked = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const agreement = useAgreement(options.isAgreementRequired);
  const focusOnError = useFocusOnError(formRef, errors);

  const clear = (changed: keyof LeadErrors) =>
    setErrors((shown) => errorsAfterChange(shown, changed, options));
  const send = async (form: HTMLFormElement) => {
    const fields = fieldsOf(form);
    const agreed = agreement.isTicked();
    const missing = missingOf(fields, agreed || !options.isAgreementRequired, options);
    const [invalid] = invalidOwnFields(form);
    focusOnError();
    setErrors(missing);
    setPhase("submitted");
    if (hasFieldError(missing) || invalid) return reportInvalid(invalid, options.onInvalid);
    isLocked.current = true;
    setPhase("sending");
    try {
      setErrors((await options.onSubmit(fields, agreed)) ?? {});
    } finally {
      isLocked.current = false;
      setPhase("submitted");
    }
  };
  const common = (name: keyof LeadFields) => fieldProps(name, errors, options);
  return {
    errors,
    hasSubmitted: phase !== "initial",
    /**
     * Before hydration, the button works and the browser validates. An error does not disable it: pressing
     * it again leads to the first field with one.
     */
    state: {
      disabled: isAlive && !agreement.isSettled,
      isSending: phase === "sending",
    },
    props: {
      ref: formRef,
      noValidate: isAlive,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!isLocked.current) void send(event.currentTarget);
      },
    },
    field: (name: Exclude<keyof LeadFields, "phone">) => ({
      ...common(name),
      onChange: () => clear(name),
    }),
    phone: { ...common("phone"), onNumberChange: () => clear("phone") },
    agreement: {
      error: errors.agreement,
      boxRef: agreement.boxRef,
      onChange() {
        agreement.read();
        clear("agreement");
      },
    },
  };
}

function reportInvalid(field: HTMLElement | undefined, onInvalid?: () => void): void {
  onInvalid?.();
  field?.focus();
}

function fieldProps(name: keyof LeadFields, errors: LeadErrors, options: LeadFormOptions) {
  const id = options.id && fieldId(options.id, name);
  return { name, required: requiredOf(options).includes(name), error: errors[name], id };
}

function hasFieldError({ form: _ofForm, ...ofFields }: LeadErrors): boolean {
  return Object.keys(ofFields).length > 0;
}

function errorsAfterChange(
  errors: LeadErrors,
  changed: keyof LeadErrors,
  { phoneOrEmail }: LeadFormOptions,
): LeadErrors {
  const rest = { ...errors };
  delete rest[changed];
  delete rest.form;
  // An email address resolves the fault that a phone number or an email address is required.
  if (changed === "email" && rest.phone === phoneOrEmail) delete rest.phone;
  return rest;
}

/** Whether the box is checked, which may have happened before hydration. */
function useAgreement(isRequired: boolean) {
  const boxRef: RefObject<HTMLInputElement | null> = useRef(null);
  const [isTicked, setIsTicked] = useState(!isRequired);
  const read = () => setIsTicked(boxRef.current?.checked ?? false);
  useEffect(read, []);
  return {
    boxRef,
    read,
    isTicked: () => boxRef.current?.checked ?? false,
    isSettled: isTicked || !isRequired,
  };
}

/**
 * Focuses the first field with a new error, so that the error is announced and visible. Returns a function
 * after which the next errors count as new.
 */
function useFocusOnError(
  formRef: RefObject<HTMLFormElement | null>,
  errors: LeadErrors,
): () => void {
  const shown = useRef(errors);
  useEffect(() => {
    const previousTexts = Object.values(shown.current);
    const isNew = Object.values(errors).some((text) => !previousTexts.includes(text));
    shown.current = errors;
    if (isNew) formRef.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors, formRef]);
  return () => {
    shown.current = {};
  };
}

function fieldsOf(form: HTMLFormElement): LeadFields {
  const data = new FormData(form);
  const text = (name: keyof LeadFields) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    phone: text("phone"),
    email: text("email"),
  };
}

/**
 * The caller's own fields that the browser finds invalid. Each gets an `invalid` event, on which it shows
 * its error.
 */
function invalidOwnFields({ elements }: HTMLFormElement) {
  return [...elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      !isLeadField(field.name) &&
      field.name !== "agreement" &&
      !field.checkValidity(),
  );
}

function requiredOf({ phoneOrEmail }: LeadFormOptions): readonly (keyof LeadFields)[] {
  return phoneOrEmail === undefined ? inOrder : names;
}

/** Checks presence only; the server validates email addresses and phone numbers. */
function missingOf(fields: LeadFields, isAgreed: boolean, options: LeadFormOptions): LeadErrors {
  const { missing: messages, phoneOrEmail } = options;
  const empty = requiredOf(options).filter((name) => fields[name] === "");
  const missing: LeadErrors = Object.fromEntries(empty.map((name) => [name, messages[name]]));
  if (phoneOrEmail !== undefined && fields.phone === "" && fields.email === "") {
    missing.phone = phoneOrEmail;
  }
  return isAgreed ? missing : { ...missing, agreement: messages.agreement };
}
