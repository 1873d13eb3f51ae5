import type { BrowserSite } from "@forecourt/contracts/site";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { track } from "@forecourt/remote-kit/track";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import type { ChatWidget } from "./chat-widget.ts";
import { whenIdle } from "./when-idle.ts";

interface Watched {
  site: Pick<BrowserSite, "chatScript" | "cookieTier">;
  visitor: VisitorStore;
  reload(): void;
}

/**
 * Loads the dealer's chat widget for whoever allows what it keeps, once the page has come to rest, and
 * ends it for whoever does not any more. One document has it once at most.
 */
export function watchChat({ site, visitor, reload }: Watched): void {
  const { chatScript: src, cookieTier } = site;
  if (src === undefined) return;
  const isWanted = () => isAllowed("functional", visitor.getState(), cookieTier);
  const onConversation = (chat: object) => track("ConversationStarted", { chat: { ...chat } });
  let isLoading = false;
  let widget: ChatWidget | null = null;
  const load = async () => {
    await whenIdle();
    const { loadChatWidget } = await import("./chat-widget.ts");
    // It may have been taken back while the page was busy.
    if (isWanted()) widget = loadChatWidget({ src, visitor, onConversation, reload });
  };
  const look = () => {
    if (widget && !isWanted()) {
      stop();
      widget.end();
    } else if (!widget && !isLoading && isWanted()) {
      isLoading = true;
      load()
        .catch(() => undefined)
        .finally(() => (isLoading = false));
    }
  };
  const stop = visitor.subscribe(look);
  look();
}
