import type { Careers } from "@forecourt/contracts/areas/company/careers";
import type { MessageFormData } from "../../forms/message-form-data.ts";

/** Everything the page about working for the dealer shows. */
export interface CareersData extends Omit<Careers, "head" | "otherPosition"> {
  form: MessageFormData & { position: { label: string; options: string[] } };
}
