import { createHash, generateKeyPairSync } from "node:crypto";
import type { AddressInfo } from "node:net";
import ssh2, { type SFTPWrapper } from "ssh2";

/** A file of a server: its content, and its age in seconds of Unix time. */
export interface ServedFile {
  content: string;
  modified: number;
}

export interface FeedServer {
  port: number;
  /** The fingerprint of its key. */
  hostKey: string;
  /** How many files were sent. */
  sent(): number;
  close(): Promise<void>;
}

const { Server, utils } = ssh2;
const { STATUS_CODE } = utils.sftp;

/** An SFTP server with one folder, `/out`, for one user and password. `files` are read at every request. */
export async function sftpServer(
  files: Map<string, ServedFile>,
  { user, password }: { user: string; password: string },
): Promise<FeedServer> {
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "pkcs1", format: "pem" },
    privateKeyEncoding: { type: "pkcs1", format: "pem" },
  });
  const parsed = utils.parseKey(privateKey);
  if (parsed instanceof Error || Array.isArray(parsed)) throw new Error("not one key");
  const digest = createHash("sha256").update(parsed.getPublicSSH()).digest("base64");
  const clients = new Set<{ end(): void }>();
  let sent = 0;
  const server = new Server({ hostKeys: [privateKey] }, (client) => {
    clients.add(client);
    client.on("error", () => undefined);
    client.on("authentication", (context) => {
      const isKnown =
        context.method === "password" && context.username === user && context.password === password;
      if (isKnown) context.accept();
      else context.reject(["password"]);
    });
    client.on("session", (accept) => {
      accept().on("sftp", (begin) => {
        serve(begin(), files, () => {
          sent += 1;
        });
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hostKey: `SHA256:${digest.replace(/=+$/, "")}`,
    sent: () => sent,
    close: () =>
      new Promise((resolve) => {
        for (const client of clients) client.end();
        server.close(() => resolve());
      }),
  };
}

function serve(sftp: SFTPWrapper, files: Map<string, ServedFile>, onSent: () => void): void {
  let handles = 0;
  const handle = () => Buffer.from(String((handles += 1)));
  serveFolder(sftp, files, handle);
  serveFiles(sftp, files, { handle, onSent });
}

function attrsOf({ content, modified }: ServedFile) {
  const times = { atime: modified, mtime: modified };
  return { mode: 0o100644, uid: 0, gid: 0, size: content.length, ...times };
}

function nameOf(path: string): string {
  return path.replace(/^\/out\//, "");
}

function serveFolder(
  sftp: SFTPWrapper,
  files: Map<string, ServedFile>,
  handle: () => Buffer,
): void {
  const listed = new Set<string>();
  sftp.on("REALPATH", (id, path) => {
    const attrs = attrsOf({ content: "", modified: 0 });
    sftp.name(id, [{ filename: path, longname: path, attrs }]);
  });
  sftp.on("OPENDIR", (id, path) => {
    if (path === "/out") sftp.handle(id, handle());
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  });
  sftp.on("READDIR", (id, which) => {
    const key = which.toString();
    if (listed.has(key)) {
      sftp.status(id, STATUS_CODE.EOF);
      return;
    }
    listed.add(key);
    const entries = [...files].map(([filename, file]) => ({
      filename,
      longname: `-rw-r--r-- 1 vendor vendor ${file.content.length} Nov 20 05:00 ${filename}`,
      attrs: attrsOf(file),
    }));
    sftp.name(id, entries);
  });
}

function serveFiles(
  sftp: SFTPWrapper,
  files: Map<string, ServedFile>,
  { handle, onSent }: { handle: () => Buffer; onSent: () => void },
): void {
  const open = new Map<string, string>();
  const stat = (id: number, path: string) => {
    const file = files.get(nameOf(path));
    if (file) sftp.attrs(id, attrsOf(file));
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  };
  sftp.on("STAT", stat);
  sftp.on("LSTAT", stat);
  sftp.on("FSTAT", (id, which) => stat(id, `/out/${open.get(which.toString())}`));
  sftp.on("OPEN", (id, path) => {
    const name = nameOf(path);
    if (!files.has(name)) {
      sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
      return;
    }
    const key = handle();
    open.set(key.toString(), name);
    sftp.handle(id, key);
  });
  sftp.on("READ", (id, which, offset, length) => {
    const content = Buffer.from(files.get(open.get(which.toString()) ?? "")?.content ?? "");
    if (offset >= content.length) sftp.status(id, STATUS_CODE.EOF);
    else sftp.data(id, content.subarray(offset, offset + length));
  });
  sftp.on("CLOSE", (id, which) => {
    if (open.delete(which.toString())) onSent();
    sftp.status(id, STATUS_CODE.OK);
  });
}
