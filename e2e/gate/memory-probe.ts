// Loaded into the shell server of a checked site by `--import`: answers requests at a socket with the bytes in use.
import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";
import { processEnv } from "@forecourt/service-kit/config";
import { memorySocket } from "./memory-socket.ts";

const isShell = process.argv[1]?.endsWith("/shell/src/server/server.ts") ?? false;
const dataDir = processEnv()["DATA_DIR"];

if (isMainThread && isShell && dataDir !== undefined) {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const server = createServer((_request, response) => {
    collect();
    // Objects that a finalizer releases in the turn after a collection are garbage of the next collection.
    setImmediate(() => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      response.end(String(heapUsed + external));
    });
  });
  server.listen(memorySocket(dataDir, process.pid)).unref();
}
