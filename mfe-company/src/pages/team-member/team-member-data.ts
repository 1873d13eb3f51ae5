import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";
import type { MessageFormData } from "../../forms/message-form-data.ts";
import type { PersonView } from "../../parts/person-view.ts";

/** Everything the page of a person shows. */
export interface TeamMemberData {
  trail: Crumb[];
  person: PersonView;
  /** E.164. */
  phone: string;
  bio: string[];
  /** The store that gets the message; null = the visitor's. */
  store: string | null;
  form: MessageFormData;
  others: PersonView[];
  labels: { trail: string; call: string; message: string; others: string };
}
