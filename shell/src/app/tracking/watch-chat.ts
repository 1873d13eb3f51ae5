import { isAllowed } from "@forecourt/contracts/consent";
import type { BrowserSite } from "@forecourt/contracts/site";
import { track } from "@forecourt/remote-kit/track";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import { whenIdle } from "./when-idle.ts";

/** Loads the dealer's chat widget for whoever allows what it keeps, once the page has come to rest. */
export function watchChat({ site, visitor }: { site: BrowserSite; visitor: VisitorStore }): void {
  const { chatScript: src, cookieTier } = site;
  if (src === undefined) return;
  let isLoading = false;
  const look = () => {
    if (isLoading || !isAllowed("functional", visitor.getState(), cookieTier)) return;
    isLoading = true;
    void whenIdle()
      .then(() => import("./chat-widget.ts"))
      .then(({ loadChatWidget }) => {
        // It may have been taken back while the page was busy.
        isLoading = isAllowed("functional", visitor.getState(), cookieTier);
        const onConversation = (chat: object) =>
          track("ConversationStarted", { chat: { ...chat } });
        if (isLoading) loadChatWidget({ src, visitor, onConversation });
      })
      .catch(() => {
        isLoading = false;
      });
  };
  visitor.subscribe(look);
  look();
}
