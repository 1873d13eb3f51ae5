import { useNavigation } from "@forecourt/remote-kit/navigation";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { type ComponentProps, type ComponentType, type MouseEvent, useState } from "react";
import type { UnlockData } from "./unlock-data.ts";
import type { UnlockDialog } from "./unlock-dialog.tsx";

type DialogProps = ComponentProps<typeof UnlockDialog>;

interface UnlockOpenerProps {
  data: UnlockData;
  look: "primary" | "secondary";
}

/**
 * A link to the unlock page. After hydration it opens the same form in a dialog, which is loaded on demand,
 * since most visitors never open it; if that fails, it navigates to the page.
 */
export function UnlockOpener({ data, look }: UnlockOpenerProps) {
  const { go } = useNavigation();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
    if (Dialog) return;
    import(/* webpackChunkName: "unlock-dialog" */ "./unlock-dialog.tsx").then(
      (module) => setDialog(() => module.UnlockDialog),
      () => go(data.href),
    );
  };
  return (
    <>
      <ButtonLink href={data.href} rel="nofollow" look={look} onClick={open}>
        {data.openLabel}
      </ButtonLink>
      {Dialog && <Dialog data={data} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
