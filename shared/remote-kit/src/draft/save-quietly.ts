/** The next request may wait for this one. */
const DEADLINE_MS = 8_000;

/**
 * Sends a form as its button named `name` with `value` would, so that its page shows the typed values again. The
 * response is ignored, and a failure is not shown. Resolves to whether the service accepted the form.
 */
export async function saveQuietly(
  form: HTMLFormElement,
  { name, value }: { name: string; value: string },
): Promise<boolean> {
  const body = new URLSearchParams();
  for (const [field, typed] of new FormData(form)) {
    if (typeof typed === "string") body.append(field, typed);
  }
  body.set(name, value);
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const options = { method: "POST", body, redirect: "manual", keepalive: true, signal } as const;
  try {
    const { ok, type } = await fetch(form.action, options);
    return ok || type === "opaqueredirect";
  } catch {
    return false;
  }
}
