import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import { hasTypedInput } from "../has-typed-input.ts";
import { loadScript } from "./tags/load-script.ts";

/** The fields of a conversation. */
export type ChatData = Readonly<Record<string, string | number | boolean>>;

interface ChatDeps {
  /** The widget's script. */
  src: string;
  visitor: Pick<VisitorStore, "getState" | "setState">;
  onConversation(data: ChatData): void;
  /** Reloads the document. */
  reload(): void;
}

/** A loaded widget. */
export interface ChatWidget {
  /**
   * Removes the widget. A third-party script stops only with its document, so the document is
   * reloaded; while a form has unsent input, the next navigation loads a document instead.
   */
  end(): void;
}

/** The global function that the widget's script calls with its events. */
const callback = "PodiumEventsCallback";

/** Loads a dealer's chat widget. A started conversation updates the visitor's name and phone. */
export function loadChatWidget({ src, visitor, onConversation, reload }: ChatDeps): ChatWidget {
  Reflect.set(globalThis, callback, (event: unknown, payload: unknown) => {
    if (event !== "Conversation Started") return;
    const data = chatData(payload);
    visitor.setState(personIn(data, visitor.getState()));
    onConversation(data);
  });
  loadScript(src);
  return {
    end() {
      Reflect.deleteProperty(globalThis, callback);
      const isTyping = [...document.forms].some(hasTypedInput);
      if (isTyping) document.documentElement.dataset.document = "";
      else reload();
    },
  };
}

/** The primitive values of an event of the third-party script. */
export function chatData(payload: unknown): ChatData {
  if (typeof payload !== "object" || payload === null) return {};
  const plain = Object.entries(payload).filter(([, value]) =>
    ["string", "number", "boolean"].includes(typeof value),
  );
  return Object.fromEntries(plain);
}

interface Person {
  firstName: string;
  lastName: string;
  phone: string;
}

/** The name and phone of a conversation; missing fields keep the known values. */
export function personIn(data: ChatData, known: Person): Person {
  const text = (key: string) => String(data[key] ?? "").trim();
  const name = text("customer_name");
  const space = name.indexOf(" ");
  const [first, rest] =
    space < 0 ? [name, ""] : [name.slice(0, space), name.slice(space + 1).trim()];
  return {
    firstName: first || known.firstName,
    lastName: rest || known.lastName,
    phone: text("customer_phone_value") || text("customer_phone") || known.phone,
  };
}
