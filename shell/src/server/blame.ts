import { Session } from "node:inspector";

/** The server build of a remote, as `runServerBuild` names it in stacks. */
const serverBuild = /\/(mfe-[a-z]+)\/([0-9a-f]{16})\/server\//;

/** The remote's release (`name.release`) that the first of these lines of a stack names; null = none does. */
export function releaseIn(stack: readonly string[]): string | null {
  for (const line of stack) {
    const [, name, release] = serverBuild.exec(line) ?? [];
    if (name !== undefined && release !== undefined) return `${name}.${release}`;
  }
  return null;
}

/**
 * The remote's release whose code the main thread is running, for a worker thread; null = it runs none, or does not
 * tell within `timeoutMs`. A loop is interrupted for it and goes on afterwards.
 */
export async function releaseOnMainThread(timeoutMs: number): Promise<string | null> {
  const session = new Session();
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const timer = setTimeout(() => resolve(null), timeoutMs);
  try {
    session.connectToMainThread();
    // A frame names its script by its id; its own URL may be empty.
    const files = new Map<string, string>();
    session.on("Debugger.scriptParsed", ({ params }) => files.set(params.scriptId, params.url));
    session.on("Debugger.paused", ({ params }) => {
      const found = releaseIn(
        params.callFrames.map(({ location }) => files.get(location.scriptId) ?? ""),
      );
      // A session that ends before the answer would leave the main thread paused.
      session.post("Debugger.resume", () => resolve(found));
    });
    session.post("Debugger.enable");
    session.post("Debugger.pause");
    return await promise;
  } finally {
    clearTimeout(timer);
    session.disconnect();
  }
}
