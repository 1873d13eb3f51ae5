import { chooseStorePath } from "@forecourt/contracts/paths/post-paths";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { Badge } from "@forecourt/ui/elements/badge";
import { Button } from "@forecourt/ui/elements/button";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";

/** Makes a store of a group the visitor's, or says that it is. A form, so that it works without JavaScript. */
export function StoreChoice({ id, name }: { id: string; name: string }) {
  const { store, storeChosen, storeAsked = false } = useSite();
  const { path } = useNavigation();
  const t = useTexts();
  if (storeChosen && !storeAsked && store.id === id) {
    return (
      <p>
        <Badge tone="brand">{t("store.yours")}</Badge>
      </p>
    );
  }
  return (
    <form method="post" action={chooseStorePath}>
      <input type="hidden" name="back" value={path} />
      <Button type="submit" look="secondary" name="store" value={id}>
        {t("store.use")} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </form>
  );
}
