import type { TextKey } from "@forecourt/contracts/text-keys";
import type { validatePhone } from "@forecourt/contracts/visitor/customer";
import type { z } from "zod";

type Reply = z.input<typeof validatePhone.reply>;
type Values = Record<string, string | number>;

/** A dealer's texts for the replies of phone verification. */
export interface PhoneTexts {
  text(key: TextKey, values?: Values): string;
  /** The reply with an error at a field. */
  failed(field: Reply["field"], key: TextKey, values?: Values): Reply;
  done(key: TextKey, values?: Values): Reply;
}

/** `texts` of the dealer's `SiteContext`. */
export function phoneTexts(texts: Readonly<Record<string, string>>): PhoneTexts {
  const text: PhoneTexts["text"] = (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
  return {
    text,
    failed: (field, key, values) => ({
      success: false,
      error: text(key, values),
      field,
      message: "",
    }),
    done: (key, values) => ({
      success: true,
      error: null,
      field: null,
      message: text(key, values),
    }),
  };
}
