import { createContext, type ReactNode, use } from "react";

const Token = createContext("");

/** Hands the document's form token to everything below it. Only the shell renders this. */
export function FormTokenProvider({ token, children }: { token: string; children: ReactNode }) {
  return <Token value={token}>{children}</Token>;
}

/** What the leads service knows this document's forms by; "" where none was drawn. */
export function useFormToken(): string {
  return use(Token);
}

/** The same for a form that is sent without a script, and a field that no person sees or fills in. */
export function FormTrace() {
  const token = useFormToken();
  return (
    <>
      {token !== "" && <input type="hidden" name="formToken" value={token} />}
      <input type="text" name="website" hidden tabIndex={-1} autoComplete="off" />
    </>
  );
}
