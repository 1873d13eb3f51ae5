import { LeadForm as Form } from "@forecourt/ui/lead-form";
import type { ComponentProps } from "react";
import { useTexts } from "./site-context.tsx";

/** The lead form in the dealer's words. */
export function LeadForm(props: Omit<ComponentProps<typeof Form>, "words">) {
  const t = useTexts();
  const words = {
    firstName: t("leadForm.firstName"),
    lastName: t("leadForm.lastName"),
    phone: t("leadForm.phone"),
    email: t("leadForm.email"),
    submit: t("leadForm.submit"),
    missing: {
      firstName: t("leadForm.missing.firstName"),
      lastName: t("leadForm.missing.lastName"),
      phone: t("leadForm.missing.phone"),
      email: t("leadForm.missing.email"),
      agreement: t("leadForm.missing.agreement"),
    },
  };
  return <Form {...props} words={words} />;
}
