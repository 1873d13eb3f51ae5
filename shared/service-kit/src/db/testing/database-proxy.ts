import { once } from "node:events";
import net, { type AddressInfo, type Socket } from "node:net";

/** Proxy between a pool and its PostgreSQL, to break their connections. */
export interface DatabaseProxy {
  /** The URL given, by way of the proxy. */
  url: string;
  /** Closes all connections and refuses others, as a server that is stopped. */
  stop(): Promise<void>;
  /** Keeps all connections, accepts others, and passes nothing on, as a machine that is frozen. */
  freeze(): void;
  /** Connections work; those that were frozen go on. */
  restore(): Promise<void>;
}

export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket.once("close", () => sockets.delete(socket)).on("error", () => undefined));
    if (isFrozen) socket.pause();
  };
  const open = async (port: number) => {
    const server = net.createServer((client) => {
      const upstream = net.connect(Number(target.port || 5432), target.hostname);
      for (const [from, to] of [[client, upstream] as const, [upstream, client] as const]) {
        from.on("data", (bytes) => to.write(bytes)).on("close", () => to.destroy());
        keep(from);
      }
    });
    await once(server.listen(port, "127.0.0.1"), "listening");
    return server;
  };
  let server = await open(0);
  const { port } = server.address() as AddressInfo;
  const own = new URL(url);
  own.host = `127.0.0.1:${port}`;
  return {
    url: own.href,
    async stop() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    async restore() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) server = await open(port);
    },
  };
}
