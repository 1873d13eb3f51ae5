import { SpamCheckFields } from "@forecourt/remote-kit/form-token";
import { PrivacyNote } from "@forecourt/remote-kit/privacy-note";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { Button } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { Field } from "@forecourt/ui/forms/field";
import { PageWidth } from "@forecourt/ui/layout/section";
import type { SignUpData, SignUpFormData } from "./sign-up-data.ts";
import styles from "./sign-up-page.module.css";

/** The sign-up form for alerts about a car or a search; after sending, asks to check the mail. */
export function Page({ data: { title, body, cars, back, form, note } }: { data: SignUpData }) {
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.body}>{body}</p>
        </header>
        {cars.length > 0 && (
          <ul className={styles.cars}>
            {cars.map((car) => (
              <li key={car}>{car}</li>
            ))}
          </ul>
        )}
        {form && <SignUpForm form={form} />}
        {note !== null && <p className={styles.note}>{note}</p>}
        <p>
          <a href={back.href} className={styles.back}>
            {back.label}
          </a>
        </p>
      </div>
    </PageWidth>
  );
}

/** A plain HTML form, so that it works without JavaScript. The next page shows the result. */
function SignUpForm({ form }: { form: SignUpFormData }) {
  const { email } = useVisitor();
  return (
    <form method="post" action={form.action} className={styles.form}>
      {form.problem !== null && (
        <div role="alert">
          <Notice kind="failed" size="line" level={null} title={form.problem} />
        </div>
      )}
      <Field
        name="email"
        type="email"
        autoComplete="email"
        label={form.label}
        required
        defaultValue={form.email || email}
        error={form.error ?? undefined}
        help={form.when}
      />
      {form.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SpamCheckFields />
      <p className={styles.note}>{form.consent}</p>
      <div className={styles.note}>
        <PrivacyNote />
      </div>
      <Button type="submit" size="large" wide>
        {form.submit}
      </Button>
    </form>
  );
}
