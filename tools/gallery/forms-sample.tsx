import { Disclaimer } from "@forecourt/remote-kit/disclaimer";
import { LeadForm } from "@forecourt/remote-kit/lead-form";
import { PhoneVerification } from "@forecourt/remote-kit/phone-verification";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { Button } from "@forecourt/ui/elements/button";
import { Field } from "@forecourt/ui/forms/field";
import type { LeadErrors } from "@forecourt/ui/forms/use-lead-form";
import { Grid, Stack } from "@forecourt/ui/layout/stack";
import styles from "./forms-sample.module.css";

const agreement = "You may text and call me about this inquiry. Message and data rates may apply.";
const finePrint =
  "<p>Payments are estimates for 72 months with approved credit.</p><p>Taxes and title are extra.</p>";

/**
 * Lead forms in their first state, as a server rendered them after a rejection, and with another button; the fine
 * print.
 */
export function FormsSample() {
  const t = useTexts();
  const errors: LeadErrors = { email: t("leadForm.missing.email") };
  return (
    <Grid columns={2} gap={8}>
      <LeadForm agreement={{ text: agreement, required: true }} onSubmit={fails} />
      <LeadForm
        known={{ firstName: "Alex", lastName: "Sample", phone: "+15735550142" }}
        errors={errors}
        agreement={{ text: agreement, required: false }}
        submit="Check availability"
        onSubmit={fails}
      />
      <Stack gap={4}>
        <Field name="code" label="Code" help="We sent six digits to your phone." />
        <LeadForm onSubmit={fails} submit={ownButton} />
        <PhoneVerification known="+15735550142" />
      </Stack>
      <Stack gap={4}>
        <div className={styles.light}>
          <Disclaimer html={finePrint} />
        </div>
        <div className={styles.dark}>
          <Disclaimer
            html={finePrint}
            look="light"
            position="bottom-right-tight"
            label="Fine print"
          />
        </div>
      </Stack>
    </Grid>
  );
}

async function fails(): Promise<LeadErrors> {
  return { phone: "Enter a valid 10-digit phone number", form: "We could not send this" };
}

function ownButton({ disabled }: { disabled: boolean }) {
  return (
    <Button type="submit" look="secondary" disabled={disabled}>
      A button of the page
    </Button>
  );
}
