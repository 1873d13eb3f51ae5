import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { createContext, type ReactNode, type Ref, use } from "react";

const Token = createContext("");

/** Hands the document's form token to everything below it. Only the shell renders this. */
export function FormTokenProvider({ token, children }: { token: string; children: ReactNode }) {
  return <Token value={token}>{children}</Token>;
}

/** What the leads service knows this document's forms by; "" where none was drawn. */
export function useFormToken(): string {
  return use(Token);
}

/**
 * The same for a form that is sent without a script, and a field that no person sees or fills in: not
 * `hidden`, which programs look for, but nowhere on the page, out of the keyboard's way and not read out.
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
