import type { RequestListener } from "node:http";
import { errorCode } from "./error-code.ts";
import { type ListenOptions, listen } from "./listen.ts";
import type { Log } from "./log.ts";

interface Addresses extends ListenOptions {
  host: string;
  /** A second address of this machine, which it may not have, such as `::1`. */
  alsoHost?: string | undefined;
  /** 0 = any free port, the same at both addresses. */
  port: number;
  log: Log;
}

/** Serves `app` at one or two addresses. */
export async function listenAtAll(
  app: RequestListener,
  { host, alsoHost, port, log, ...options }: Addresses,
): Promise<{ port: number; close(): Promise<void> }> {
  const first = await listen(app, host, port, options);
  const all = [first];
  if (alsoHost !== undefined) {
    try {
      all.push(await listen(app, alsoHost, first.port, options));
    } catch (error) {
      log.warn({ host: alsoHost, code: errorCode(error) }, "the second address is not available");
    }
  }
  for (const [index, { port: actual }] of all.entries()) {
    log.info({ address: addressOf(index === 0 ? host : (alsoHost ?? ""), actual) }, "listening");
  }
  return {
    port: first.port,
    close: async () => {
      await Promise.all(all.map((one) => one.close()));
    },
  };
}

function addressOf(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
