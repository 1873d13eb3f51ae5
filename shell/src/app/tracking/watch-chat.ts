import type { BrowserSite } from "@forecourt/contracts/site";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { track } from "@forecourt/remote-kit/track";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import type { ChatWidget } from "./chat-widget.ts";
import { whenIdle } from "./when-idle.ts";

interface ChatOptions {
  site: Pick<BrowserSite, "chatScript" | "cookieTier">;
  visitor: VisitorStore;
  reload(): void;
}

/**
 * Loads the dealer's chat widget when the page is idle and the visitor allows functional storage, and
 * removes it when they withdraw consent. A document loads it at most once.
 */
export function watchChat({ site, visitor, reload }: ChatOptions): void {
  const { chatScript: src, cookieTier } = site;
  if (src === undefined) return;
  const isPermitted = () => isAllowed("functional", visitor.getState(), cookieTier);
  const onConversation = (chat: object) => track("ConversationStarted", { chat: { ...chat } });
  let isLoading = false;
  let widget: ChatWidget | null = null;
  const load = async () => {
    await whenIdle();
    const { loadChatWidget } = await import("./chat-widget.ts");
    // Consent may have been withdrawn while the script loaded.
    if (isPermitted()) widget = loadChatWidget({ src, visitor, onConversation, reload });
  };
  const update = () => {
    if (widget && !isPermitted()) {
      stop();
      widget.end();
    } else if (!widget && !isLoading && isPermitted()) {
      isLoading = true;
      load()
        .catch(() => undefined)
        .finally(() => (isLoading = false));
    }
  };
  const stop = visitor.subscribe(update);
  update();
}
