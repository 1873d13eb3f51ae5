import type { TextKey } from "@forecourt/contracts/text-keys";
import { escapeHtml } from "../../compose/html-text.ts";
import type { FormFields } from "../form-fields.ts";

/** A field that the visitor can correct. */
export interface EditableField {
  name: string;
  label: TextKey;
  /** Attributes of its input; null = a textarea. */
  input: string | null;
  required: boolean;
}

const contactFields: readonly EditableField[] = [
  contactField("firstName", `type="text" autocomplete="given-name"`),
  contactField("lastName", `type="text" autocomplete="family-name"`),
  contactField("phone", `type="tel" autocomplete="tel"`),
  contactField("email", `type="email" autocomplete="email"`),
];

function contactField(
  name: "firstName" | "lastName" | "phone" | "email",
  input: string,
): EditableField {
  return { name, label: `leadForm.${name}`, input, required: true };
}

const message: EditableField = {
  name: "text",
  label: "leadAgain.message",
  input: null,
  required: false,
};

const vehicleFields: readonly EditableField[] = [
  vehicleField("make", `type="text"`),
  vehicleField("model", `type="text"`),
  vehicleField("year", `type="text" inputmode="numeric"`),
  vehicleField("odometer", `type="text" inputmode="numeric"`),
];

function vehicleField(name: "make" | "model" | "year" | "odometer", input: string): EditableField {
  return { name: `vehicle.${name}`, label: `leadAgain.vehicle.${name}`, input, required: true };
}

/** Error texts by the name of the field. */
export type FieldMessages = Readonly<Record<string, string>>;

/** The contact fields, the message where the form has one, and vehicle fields with errors. */
export function editableFields(fields: FormFields, errors: FieldMessages): EditableField[] {
  const isOfForm = ({ name }: EditableField) => name in fields || name in errors;
  const hasMessage =
    "text" in errors || /^CONTACT_|^STAFF_|^CAREERS$/.test(fields["template"] ?? "");
  return [
    ...contactFields.filter(isOfForm),
    ...vehicleFields.filter(({ name }) => name in errors),
    ...(hasMessage ? [{ ...message, required: "text" in errors }] : []),
  ];
}

interface FieldState {
  /** An escaped text of the dealer. */
  t: (key: TextKey) => string;
  value: string;
  error: string | undefined;
}

/** A field with its label above and its error below. */
export function fieldHtml(field: EditableField, { t, value, error }: FieldState): string {
  const { name, label, input, required } = field;
  const id = idOf(field);
  const attributes = [
    `id="${id}" name="${name}"`,
    ...(required ? ["required"] : []),
    ...(error === undefined ? [] : [`aria-invalid="true" aria-describedby="${id}-fault"`]),
  ].join(" ");
  const asterisk = required ? `<span class="asterisk" aria-hidden="true">*</span>` : "";
  const errorHtml =
    error === undefined ? "" : `<p class="fault" id="${id}-fault">${escapeHtml(error)}</p>`;
  const control =
    input === null
      ? `<textarea ${attributes} rows="6">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} ${input} value="${escapeHtml(value)}">`;
  return `<div class="field"><label for="${id}">${t(label)}${asterisk}</label>${control}${errorHtml}</div>`;
}

/** The list of errors, each a link to its field. */
export function errorSummary(
  fields: readonly EditableField[],
  { t, errors }: { t: FieldState["t"]; errors: FieldMessages },
): string {
  const items = fields.flatMap((field) => {
    const error = errors[field.name];
    if (error === undefined) return [];
    return [`<li><a href="#${idOf(field)}">${t(field.label)}: ${escapeHtml(error)}</a></li>`];
  });
  return items.length === 0 ? "" : `<ul>${items.join("")}</ul>`;
}

function idOf({ name }: EditableField): string {
  return name.replace(".", "-");
}
