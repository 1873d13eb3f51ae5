import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { createContext, type ReactNode, type Ref, use } from "react";

const Token = createContext("");

/** Provides the document's form token. Only the shell renders this. */
export function FormTokenProvider({ token, children }: { token: string; children: ReactNode }) {
  return <Token value={token}>{children}</Token>;
}

/** The token by which the leads service recognizes this document's forms; "" without one. */
export function useFormToken(): string {
  return use(Token);
}

interface SpamCheckFieldsProps {
  website?: Ref<HTMLInputElement>;
  /** The fields of the same form as it was sent and rejected: sent again, it counts as the same request. */
  sent?: Readonly<Record<string, string>> | undefined;
}

/**
 * The form token for a form that is sent without a script, and a honeypot field. The honeypot is
 * not `hidden`, which bots look for, but it is off screen, not focusable and not announced.
 */
export function SpamCheckFields({ website, sent = {} }: SpamCheckFieldsProps) {
  const token = useFormToken();
  const { formToken = token, idempotencyKey } = sent;
  return (
    <>
      {formToken !== "" && <input type="hidden" name="formToken" value={formToken} />}
      {idempotencyKey !== undefined && (
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      )}
      <VisuallyHidden>
        <input
          ref={website}
          type="text"
          name="website"
          defaultValue={sent["website"]}
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
        />
      </VisuallyHidden>
    </>
  );
}
