import { connect, type Socket } from "node:net";

export const slowKinds = ["headers", "bodies", "reading", "pipelining"] as const;
export type SlowKind = (typeof slowKinds)[number];

/** The part of a request that a slow client sends at once. */
const firstBytes: Record<SlowKind, string> = {
  headers: "GET /used-cars-for-sale HTTP/1.1\r\nhost: localhost\r\n",
  bodies:
    "POST /api/leads/inquiries HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{",
  reading: "GET /used-cars-for-sale HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(6),
  pipelining: "GET /used-cars-for-sale HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(40),
};

/** Bytes that a slow client sends once a second after its first bytes. */
const trickle: Partial<Record<SlowKind, string>> = { headers: "x: y\r\n", bodies: " " };

/** Loopback addresses from 127.0.1.1 on, so that each client has one of its own. */
function addressOf(index: number): string {
  return `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`;
}

/**
 * Opens `count` slow clients of each kind at `port`; a closed one is opened again a second later.
 * `fromOneAddress` = all of them are one client to the gateway.
 */
export function openSlowClients(
  port: number,
  { count, kinds, fromOneAddress }: { count: number; kinds: SlowKind[]; fromOneAddress: boolean },
) {
  const sockets = new Map<number, Socket>();
  let closedByGateway = 0;
  const open = (kind: SlowKind, index: number) => {
    const localAddress = fromOneAddress ? "127.0.1.1" : addressOf(index);
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    sockets.set(index, socket);
    socket.on("error", () => undefined);
    if (kind === "reading") socket.pause();
    else socket.resume();
    socket.write(firstBytes[kind]);
  };
  const entries = kinds.flatMap((kind, at) =>
    Array.from({ length: count }, (_, index) => ({ kind, index: at * count + index })),
  );
  for (const { kind, index } of entries) open(kind, index);
  const timer = setInterval(() => {
    for (const { kind, index } of entries) {
      const socket = sockets.get(index);
      if (socket?.destroyed) {
        closedByGateway += 1;
        open(kind, index);
      } else if (trickle[kind]) socket?.write(trickle[kind]);
    }
  }, 1_000);
  return {
    closedByGateway: () => closedByGateway,
    close() {
      clearInterval(timer);
      for (const socket of sockets.values()) socket.destroy();
    },
  };
}
