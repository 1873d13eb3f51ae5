import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import { hasTypedInput } from "../has-typed-input.ts";
import { loadScript } from "./tags/load-script.ts";

/** What the widget tells of a conversation, field by field. */
export type ChatData = Readonly<Record<string, string | number | boolean>>;

interface ChatDeps {
  /** The widget's script. */
  src: string;
  visitor: Pick<VisitorStore, "getState" | "setState">;
  onConversation(data: ChatData): void;
  /** Begins the document anew. */
  reload(): void;
}

/** A widget that was asked for. */
export interface ChatWidget {
  /**
   * Rids the visitor of it. What a script of elsewhere has begun ends with the document alone, so that is
   * loaded anew; not under somebody's typing: then with whatever he opens next.
   */
  end(): void;
}

/** The name that the widget's script calls back by, with what happened and what it knows of it. */
const callback = "PodiumEventsCallback";

/** Loads a dealer's chat widget. Once a conversation starts, the visitor is known by what he told it. */
export function loadChatWidget({ src, visitor, onConversation, reload }: ChatDeps): ChatWidget {
  Reflect.set(globalThis, callback, (event: unknown, told: unknown) => {
    if (event !== "Conversation Started") return;
    const data = chatData(told);
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

/** The plain values of what a script of elsewhere gave. */
export function chatData(told: unknown): ChatData {
  if (typeof told !== "object" || told === null) return {};
  const plain = Object.entries(told).filter(([, value]) =>
    ["string", "number", "boolean"].includes(typeof value),
  );
  return Object.fromEntries(plain);
}

interface Person {
  firstName: string;
  lastName: string;
  phone: string;
}

/** Name and number of a conversation; what it does not tell stays as it is known. */
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
