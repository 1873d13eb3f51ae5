import { linkRel } from "@forecourt/remote-kit/content/link-rel";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { Chip } from "@forecourt/ui/elements/chip";
import { Cluster } from "@forecourt/ui/layout/stack";
import type { Topic } from "./topics-view.ts";

/** Links to the articles of each category. */
export function Topics({ topics }: { topics: readonly Topic[] }) {
  const t = useTexts();
  return (
    <nav aria-label={t("articles.topics")}>
      <Cluster gap={2}>
        {topics.map(({ href, label, isCurrent }) => (
          <Chip key={href} href={href} current={isCurrent} rel={linkRel(href)}>
            {label}
          </Chip>
        ))}
      </Cluster>
    </nav>
  );
}
