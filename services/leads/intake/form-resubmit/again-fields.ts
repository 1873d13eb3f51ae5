import type { TextKey } from "@forecourt/contracts/text-keys";
import { escapedHtml } from "../../compose/html-text.ts";
import type { FlatFields } from "../form-fields.ts";

/** A field that can be mended. */
export interface Shown {
  name: string;
  label: TextKey;
  /** Attributes of its input; null = it has many lines. */
  input: string | null;
  required: boolean;
}

const person: readonly Shown[] = [
  personField("firstName", `type="text" autocomplete="given-name"`),
  personField("lastName", `type="text" autocomplete="family-name"`),
  personField("phone", `type="tel" autocomplete="tel"`),
  personField("email", `type="email" autocomplete="email"`),
];

function personField(name: "firstName" | "lastName" | "phone" | "email", input: string): Shown {
  return { name, label: `leadForm.${name}`, input, required: true };
}

const message: Shown = {
  name: "text",
  label: "leadAgain.message",
  input: null,
  required: false,
};

const vehicle: readonly Shown[] = [
  vehicleField("make", `type="text"`),
  vehicleField("model", `type="text"`),
  vehicleField("year", `type="text" inputmode="numeric"`),
  vehicleField("odometer", `type="text" inputmode="numeric"`),
];

function vehicleField(name: "make" | "model" | "year" | "odometer", input: string): Shown {
  return { name: `vehicle.${name}`, label: `leadAgain.vehicle.${name}`, input, required: true };
}

/** What is wrong, in words, by the name of the field. */
export type Faults = Readonly<Record<string, string>>;

/** The person's, the message where there is one to write, and facts of a vehicle that are at fault. */
export function shownFields(fields: FlatFields, faults: Faults): Shown[] {
  const isOfForm = ({ name }: Shown) => name in fields || name in faults;
  const isWritten =
    "text" in faults || /^CONTACT_|^STAFF_|^CAREERS$/.test(fields["template"] ?? "");
  return [
    ...person.filter(isOfForm),
    ...vehicle.filter(({ name }) => name in faults),
    ...(isWritten ? [{ ...message, required: "text" in faults }] : []),
  ];
}

interface Filled {
  /** A text for HTML. */
  t: (key: TextKey) => string;
  value: string;
  fault: string | undefined;
}

/** A field with its label above and what is wrong with it below. */
export function fieldHtml(field: Shown, { t, value, fault }: Filled): string {
  const { name, label, input, required } = field;
  const id = idOf(field);
  const attributes = [
    `id="${id}" name="${name}"`,
    ...(required ? ["required"] : []),
    ...(fault === undefined ? [] : [`aria-invalid="true" aria-describedby="${id}-fault"`]),
  ].join(" ");
  const asterisk = required ? `<span class="asterisk" aria-hidden="true">*</span>` : "";
  const words =
    fault === undefined ? "" : `<p class="fault" id="${id}-fault">${escapedHtml(fault)}</p>`;
  const control =
    input === null
      ? `<textarea ${attributes} rows="6">\n${escapedHtml(value)}</textarea>`
      : `<input ${attributes} ${input} value="${escapedHtml(value)}">`;
  return `<div class="field"><label for="${id}">${t(label)}${asterisk}</label>${control}${words}</div>`;
}

/** All that is wrong, each with a link to its field. */
export function faultList(
  shown: readonly Shown[],
  { t, faults }: { t: Filled["t"]; faults: Faults },
): string {
  const items = shown.flatMap((field) => {
    const fault = faults[field.name];
    if (fault === undefined) return [];
    return [`<li><a href="#${idOf(field)}">${t(field.label)}: ${escapedHtml(fault)}</a></li>`];
  });
  return items.length === 0 ? "" : `<ul>${items.join("")}</ul>`;
}

function idOf({ name }: Shown): string {
  return name.replace(".", "-");
}
