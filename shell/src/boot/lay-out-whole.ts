import { firstViewAttribute } from "../app/page-state.ts";

/**
 * The keyframes that hide parts of a phone's first view, `lay-out-later`; style modules put their own name before it.
 */
const isHiding = (animation: Animation) =>
  "animationName" in animation && String(animation.animationName).endsWith("lay-out-later");

/**
 * Ends the first view of a document, so that the pages after it are laid out whole. While an animation hides parts of
 * it, Chromium reports them as shifted from the top of the window once they are shown and laid out in one frame: the
 * animation ends first, and the first view two frames later.
 */
export function layOutWhole(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(firstViewAttribute)) return;
  const end = () => root.removeAttribute(firstViewAttribute);
  const hiding = document.getAnimations().filter(isHiding);
  for (const animation of hiding) animation.finish();
  if (hiding.length === 0) end();
  else requestAnimationFrame(() => requestAnimationFrame(end));
}
