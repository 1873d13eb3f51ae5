import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { LookupFunction } from "node:net";

/** The two things that are asked of the network, apart: between them addresses are checked. */
export interface Network {
  /** Every address of a host name. */
  resolve(host: string): Promise<readonly LookupAddress[]>;
  /** Asks for `url` at one of `addresses` and resolves to the head of the answer. */
  request(
    url: URL,
    addresses: readonly LookupAddress[],
    signal: AbortSignal,
  ): Promise<IncomingMessage>;
}

/** The system's resolver, and connections that go to the given addresses and nowhere else. */
export const network: Network = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  request: (url, addresses, signal) =>
    new Promise((resolve, reject) => {
      const request = url.protocol === "https:" ? secureRequest : plainRequest;
      const sent = request(
        url,
        {
          // Each connection is made for one request: none is kept that a later name could reuse.
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
      sent.once("error", reject);
      sent.end();
    }),
};

/** A look-up that asks nobody: the name was resolved, and its addresses checked, before. */
function pinnedTo(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? "", first?.family);
  };
}
