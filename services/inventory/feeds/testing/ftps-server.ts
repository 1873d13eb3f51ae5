import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { createSecureContext, type SecureContext, TLSSocket } from "node:tls";
import type { ServedFile } from "./sftp-server.ts";

export interface FtpsServer {
  port: number;
  /** How many files were sent. */
  sent(): number;
  close(): Promise<void>;
}

interface Options {
  files: Map<string, ServedFile>;
  user: string;
  password: string;
  cert: string;
  key: string;
}

/**
 * An FTP server that speaks as much of the protocol as a client with TLS needs to list and fetch the files of `/out`
 * (RFC 959, 2228, 2428, 3659, 4217).
 */
export async function ftpsServer(options: Options): Promise<FtpsServer> {
  const secureContext = createSecureContext({ cert: options.cert, key: options.key });
  const sockets = new Set<Socket>();
  const server = createServer();
  let sent = 0;
  server.on("connection", (socket) => {
    sockets.add(socket);
    talk(socket, { ...options, secureContext, sockets, onSent: () => (sent += 1) });
  });
  await listening(server);
  return {
    port: portOf(server),
    sent: () => sent,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

interface Talk extends Options {
  secureContext: SecureContext;
  sockets: Set<Socket>;
  onSent(): void;
}

function talk(plain: Socket, options: Talk): void {
  const { secureContext, sockets, files, user, password, onSent } = options;
  let control: Socket = plain;
  let data: Promise<Socket> | null = null;
  const say = (line: string) => control.write(`${line}\r\n`);
  const secured = (socket: Socket) =>
    new TLSSocket(socket, { isServer: true, secureContext }).on("error", () => undefined);
  const send = async (content: string) => {
    say("150 Here it comes");
    const socket = secured((await data) as Socket);
    data = null;
    await new Promise<void>((resolve) => socket.end(content, () => resolve()));
    say("226 Done");
  };
  const answers: Record<string, (rest: string) => unknown> = {
    USER: (name) => say(name === user ? "331 Password" : "530 Unknown"),
    PASS: (given) => say(given === password ? "230 Welcome" : "530 Wrong password"),
    FEAT: () => say("211-Features\r\n MLST type*;size*;modify*;\r\n211 End"),
    EPSV: async () => {
      const transfer = createServer();
      await listening(transfer);
      data = new Promise((resolve) => {
        transfer.once("connection", (socket) => {
          sockets.add(socket);
          transfer.close();
          resolve(socket);
        });
      });
      say(`229 Entering Extended Passive Mode (|||${portOf(transfer)}|)`);
    },
    MLSD: (folder) => (folder === "/out" ? send(listOf(files)) : say("550 No such folder")),
    // Clients try it where MLSD fails.
    LIST: () => say("550 No such folder"),
    RETR: async (path) => {
      const file = files.get(path.replace(/^\/out\//, ""));
      if (!file) return say("550 No such file");
      onSent();
      return send(file.content);
    },
  };
  const listen = (socket: Socket) => {
    socket.on("error", () => undefined);
    const lines = createInterface({ input: socket });
    lines.on("line", (line) => {
      const [, command = "", rest = ""] = /^(\S+) ?(.*)$/.exec(line) ?? [];
      if (command === "AUTH") {
        lines.close();
        say("234 Go ahead");
        control = secured(plain);
        listen(control);
        return;
      }
      const answer = answers[command.toUpperCase()];
      if (answer) void answer(rest);
      else say("200 OK");
    });
  };
  say("220 Ready");
  listen(plain);
}

function listOf(files: Map<string, ServedFile>): string {
  return [...files]
    .map(([name, { content, modified }]) => {
      const time = new Date(modified * 1000).toISOString().replaceAll(/[-:T]/g, "").slice(0, 14);
      return `type=file;size=${content.length};modify=${time}; ${name}\r\n`;
    })
    .join("");
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
