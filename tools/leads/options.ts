import type { OperatorState } from "@forecourt/service-leads/store/tables";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { UsageError } from "../command-line/usage-error.ts";

/** `ids` null = all. */
export type LeadsCommand =
  | { kind: "list"; state: MessageState; personal: boolean }
  | { kind: "send"; state: MessageState; ids: readonly string[] | null };

/** Mails by state, or the dead-lettered text messages. */
type MessageState = OperatorState | "dead-text";

const lists: Readonly<Record<string, MessageState>> = {
  dead: "dead",
  held: "held",
  "dead-texts": "dead-text",
};
const sends: Readonly<Record<string, MessageState>> = {
  retry: "dead",
  release: "held",
  "retry-texts": "dead-text",
};

/** Parses the arguments. Throws UsageError that names the invalid argument. */
export function leadsCommand(args: readonly string[]): LeadsCommand {
  const { values, positionals } = parsed(args);
  const [name = "", ...ids] = positionals;
  const listed = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (listed !== undefined) {
    if (values.all || ids.length > 0) throw new UsageError(`${name} lists all and takes no ID`);
    return { kind: "list", state: listed, personal: values.personal };
  }
  const sent = Object.hasOwn(sends, name) ? sends[name] : undefined;
  if (sent === undefined) {
    throw new UsageError(name === "" ? "no command given" : `unknown command "${name}"`);
  }
  if (values.personal) throw new UsageError("--personal is for lists only");
  if (values.all === ids.length > 0) throw new UsageError(`${name} takes either --all or IDs`);
  return { kind: "send", state: sent, ids: values.all ? null : ids };
}

function parsed(args: readonly string[]) {
  return parseCommandLine(args, {
    all: { type: "boolean", default: false },
    personal: { type: "boolean", default: false },
  });
}
