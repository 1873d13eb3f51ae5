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

/**
 * The form token for a form that is sent without a script, and a honeypot field. The honeypot is
 * not `hidden`, which bots look for, but it is off screen, not focusable and not announced.
 */
export function SpamCheckFields({ website }: { website?: Ref<HTMLInputElement> }) {
  const token = useFormToken();
  return (
    <>
      {token !== "" && <input type="hidden" name="formToken" value={token} />}
      <VisuallyHidden>
        <input
          ref={website}
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
        />
      </VisuallyHidden>
    </>
  );
}
