import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { processEnv } from "@forecourt/service-kit/config";
import PostalMime from "postal-mime";
import { startSmtpSink } from "../smtp-sink.ts";
import { markerIn } from "./marker.ts";
import type { ReceivedMail } from "./received-mails.ts";

/**
 * A mail server as its own process, which may be killed at any moment: every mail that it acknowledged
 * is in SINK_FILE, a line of JSON each.
 */
const { PORT = "0", SINK_FILE = "" } = processEnv();
const file = openSync(SINK_FILE, "a");

const sink = await startSmtpSink({
  port: Number(PORT),
  onMail: async ({ message, to }) => {
    const { messageId = "", text = "" } = await PostalMime.parse(message);
    const line: ReceivedMail = { messageId, marker: markerIn(text), to };
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
