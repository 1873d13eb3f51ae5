import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";
import type { MessageFormData } from "../../forms/message-form-data.ts";
import type { PersonCall } from "../../parts/call-of.ts";
import type { PersonView } from "../../parts/person-view.ts";
import type { ReviewView } from "../../parts/reviews/review-view.ts";
import type { OpenDepartment } from "../../parts/stores/open-department.ts";

/** Everything the page of a person shows. */
export interface TeamMemberData {
  trail: Crumb[];
  person: PersonView;
  call: PersonCall;
  /** Their address, which may be unknown or not for the public: null. */
  email: string | null;
  bio: string[];
  /** What they have passed; empty = none is named. */
  certificates: string[];
  /** Where and when to find them; null = they work at every store of a group. */
  place: {
    title: string;
    name: string;
    /** Path of the store's page; null = it has none. */
    href: string | null;
    address: string[];
    /** Link to directions. */
    directions: { label: string; href: string };
    /** "Keiko works Tuesday to Saturday", beside the hours of the department, which are longer; null = not said. */
    days: string | null;
    /** Above those hours: on other days somebody else helps; null where no days of their own are said. */
    colleagues: string | null;
    department: OpenDepartment | null;
  } | null;
  /** The store that gets the message; null = the visitor's. */
  store: string | null;
  /** By when somebody answers; null = not said. */
  reply: string | null;
  form: MessageFormData;
  /** What their department does for a visitor, and the whole team. */
  next: { label: string; href: string }[];
  /** What customers wrote about them. */
  reviews: ReviewView[];
  others: PersonView[];
  labels: {
    trail: string;
    call: string;
    /** On the buttons that stand side by side on a phone. */
    callButton: string;
    messageButton: string;
    email: string;
    certificates: string;
    message: string;
    reviews: string;
    others: string;
  };
}
