import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { processEnv } from "@forecourt/service-kit/config";
import PostalMime from "postal-mime";
import { startSink } from "../smtp-sink.ts";
import { markerIn } from "./marker.ts";
import type { SunkLine } from "./received-mails.ts";

/**
 * A mail server as a process of its own, that may be killed at any moment: what it said it has is in
 * SINK_FILE, a line of JSON for each mail.
 */
const { PORT = "0", SINK_FILE = "" } = processEnv();
const file = openSync(SINK_FILE, "a");

const sink = await startSink({
  port: Number(PORT),
  onMail: async ({ message, to }) => {
    const { messageId = "", text = "" } = await PostalMime.parse(message);
    const line: SunkLine = { messageId, marker: markerIn(text), to };
    writeSync(file, `${JSON.stringify(line)}\n`);
    fsyncSync(file);
    return null;
  },
});
process.once("disconnect", () => {
  closeSync(file);
  process.exit();
});
process.send?.({ type: "listening", port: sink.port });
