import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";
import type { MessageFormData } from "../../forms/message-form-data.ts";
import type { PersonCall } from "../../parts/person-call.ts";
import type { PersonView } from "../../parts/person-view.ts";
import type { ReviewView } from "../../parts/reviews/review-view.ts";
import type { OpenDepartment } from "../../parts/stores/open-department.ts";

/** Everything the page of a person shows. */
export interface TeamMemberData {
  trail: Crumb[];
  person: PersonView;
  call: PersonCall;
  /** Email address; null = unknown, or not shown to the public. */
  email: string | null;
  bio: string[];
  /** Certificates that the person holds; empty = none is listed. */
  certificates: string[];
  /** Where and when the person works; null = at every store of a group. */
  place: {
    title: string;
    name: string;
    /** Path of the store's page; null = it has none. */
    href: string | null;
    address: string[];
    /** Link to directions. */
    directions: { label: string; href: string };
    /** "Keiko works Tuesday to Saturday", beside the longer hours of the department; null = not stated. */
    days: string | null;
    /**
     * Sentence above the hours of the department saying that somebody else helps on other days; null = the person
     * states no days of their own.
     */
    colleagues: string | null;
    department: OpenDepartment | null;
  } | null;
  /** The store that gets the message; null = the visitor's. */
  store: string | null;
  /** By when the person or a colleague replies; null = no promise. */
  reply: string | null;
  form: MessageFormData;
  /** Links to the pages about the department's work, and to the whole team. */
  next: { label: string; href: string }[];
  /** Reviews by customers that name the person. */
  reviews: ReviewView[];
  others: PersonView[];
  labels: {
    trail: string;
    call: string;
    /** Label for the buttons that are side by side on a phone. */
    callButton: string;
    messageButton: string;
    email: string;
    certificates: string;
    message: string;
    reviews: string;
    others: string;
  };
}
