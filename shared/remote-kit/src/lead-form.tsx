import { leadFormId, returnField } from "@forecourt/contracts/paths/lead-form-fields";
import { textVersion } from "@forecourt/domain/text-version";
import { LeadForm as Form } from "@forecourt/ui/forms/lead-form";
import type { LeadFields } from "@forecourt/ui/forms/use-lead-form";
import { type ComponentProps, useRef } from "react";
import { SpamCheckFields } from "./form-token.tsx";
import { useNavigation } from "./navigation.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { useRejectedForm } from "./rejected-form.tsx";
import { useSite, useTexts } from "./site-context.tsx";
import { useUpdateVisitor, useVisitor } from "./visitor.tsx";

type FormProps = ComponentProps<typeof Form>;

/** Values that a lead contains besides what the visitor typed into its fields. */
export interface LeadTrace {
  /** The honeypot, when it was filled in. */
  website?: string;
  /** The version of the sentence on calls and texts that was shown. */
  contactConsent: string;
}

interface LeadFormProps
  extends Omit<FormProps, "labels" | "mask" | "rejected" | "note" | "privacy" | "onSubmit"> {
  /** Needed where a page has more than one form with an `action`. */
  id?: string;
  /** Other errors for empty fields. */
  missing?: Partial<FormProps["labels"]["missing"]>;
  /**
   * Texts of the rule that a phone number or an email address is enough: the help text, and the error without either.
   */
  phoneOrEmail?: FormProps["labels"]["phoneOrEmail"];
  /**
   * Another sentence of consent to calls and texts, which the leads service must know, see its `contact-consent.ts`.
   */
  consent?: string | undefined;
  /** As in the component of `ui`; `trace` is sent with the lead. */
  onSubmit(
    fields: LeadFields,
    agreed: boolean,
    trace: LeadTrace,
  ): ReturnType<FormProps["onSubmit"]>;
}

/**
 * The lead form with the site's texts, filled in with the visitor's profile. It always shows the sentence on calls and
 * texts, and sends its version; it always links to the privacy policy. What the visitor sends is added to the profile
 * and so to every other form. A form with an `action` that was sent without a script and rejected shows what was typed,
 * and its errors.
 */
export function LeadForm({
  id = leadFormId,
  missing,
  phoneOrEmail,
  consent: ownConsent,
  ...props
}: LeadFormProps) {
  const formId = props.action === undefined ? undefined : id;
  const rejected = useRejectedForm(formId);
  const t = useTexts();
  const { firstName, lastName, phone, email } = useVisitor();
  const update = useUpdateVisitor();
  const { phoneMasks } = useSite();
  const website = useRef<HTMLInputElement>(null);
  const consent = ownConsent ?? t("leadForm.consent");
  const contactConsent = textVersion(consent);
  const formLabels = {
    firstName: t("leadForm.firstName"),
    lastName: t("leadForm.lastName"),
    phone: t("leadForm.phone"),
    email: t("leadForm.email"),
    submit: t("leadForm.submit"),
    phoneOrEmail,
    missing: {
      firstName: t("leadForm.missing.firstName"),
      lastName: t("leadForm.missing.lastName"),
      phone: t("leadForm.missing.phone"),
      email: t("leadForm.missing.email"),
      agreement: t("leadForm.missing.agreement"),
      ...missing,
    },
  };
  return (
    <Form
      {...props}
      id={formId}
      rejected={rejected}
      labels={formLabels}
      note={consent}
      privacy={<PrivacyNote />}
      mask={phoneMasks.input}
      known={{ firstName, lastName, phone, email, ...props.known }}
      onSubmit={(fields, agreed) => {
        update(typedOf(fields));
        const filledIn = website.current?.value ?? "";
        return props.onSubmit(fields, agreed, {
          ...(filledIn !== "" && { website: filledIn }),
          contactConsent,
        });
      }}
    >
      {props.children}
      <input type="hidden" name="contactConsent" value={contactConsent} />
      {formId !== undefined && <ReturnField id={formId} />}
      <SpamCheckFields website={website} sent={rejected?.fields} />
    </Form>
  );
}

/** Typed values; an empty field leaves the profile as it is. */
function typedOf(fields: LeadFields): Partial<LeadFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
}

/** The address of the form, to which the leads service redirects when it rejects the form. */
function ReturnField({ id }: { id: string }) {
  const { path } = useNavigation();
  // A browser leaves backslashes in a query as they are; an address with one is no safe redirect.
  const address = path.replaceAll("\\", "%5C");
  return <input type="hidden" name={returnField} value={`${address}#${id}`} />;
}
