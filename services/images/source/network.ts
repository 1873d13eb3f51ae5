import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { AppError } from "@forecourt/contracts/errors";

/** A photo host that is a process of this machine. */
export interface LocalPhotoHost {
  /** Name of the host in the URLs of photos. */
  host: string;
  /** Where it listens: `http://127.0.0.1:8081`. */
  origin: string;
}

export interface RequestLimits {
  signal: AbortSignal;
  connectTimeoutMs: number;
}

/** DNS and HTTP as two steps, so that addresses are checked between them. */
export interface Network {
  /** Every address of a host name. */
  resolve(host: string): Promise<readonly LookupAddress[]>;
  /**
   * Requests `url` from one of `addresses` and resolves to the response head. Rejects when there is no
   * connection after `connectTimeoutMs`; only `signal` limits the time a connected host may take.
   */
  request(
    url: URL,
    addresses: readonly LookupAddress[],
    limits: RequestLimits,
  ): Promise<IncomingMessage>;
}

/** The system's resolver, and connections that use only the given addresses. */
export const network: Network = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  request: (url, addresses, { signal, connectTimeoutMs }) =>
    new Promise((resolve, reject) => {
      const request = url.protocol === "https:" ? secureRequest : plainRequest;
      const sent = request(
        url,
        {
          // No keep-alive: a connection must not be reused for another host name.
          agent: false,
          lookup: pinnedTo(addresses),
          signal,
          maxHeaderSize: 16 * 1024,
          headers: {
            accept: "image/webp,image/avif,image/jpeg,image/png",
            "accept-encoding": "identity",
            "user-agent": "Forecourt-Images/1",
          },
        },
        resolve,
      );
      sent.once("socket", (socket) => {
        const late = () => sent.destroy(new AppError("timed-out", "no connection in time"));
        const timer = setTimeout(late, connectTimeoutMs);
        socket.once("connect", () => clearTimeout(timer));
        socket.once("close", () => clearTimeout(timer));
      });
      sent.once("error", reject);
      sent.end();
    }),
};

/** A lookup function that returns the addresses that were already resolved and checked. */
function pinnedTo(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? "", first?.family);
  };
}
