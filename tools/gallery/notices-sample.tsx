import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { Stack } from "@forecourt/ui/layout/stack";

const kinds = ["failed", "warning", "done", "info"] as const;

export function NoticesSample() {
  const similar = (
    <ButtonLink href="/" look="secondary">
      See similar
    </ButtonLink>
  );
  return (
    <Stack gap={4}>
      <Notice
        kind="sold"
        size="line"
        level={3}
        title="This vehicle has been sold"
        actions={similar}
      >
        <p>It left our lot on April 18.</p>
      </Notice>
      {kinds.map((kind) => (
        <Notice
          key={kind}
          kind={kind}
          size="line"
          level={3}
          title={`A notice of the kind ${kind}`}
        />
      ))}
      <Notice kind="empty" level={3} title="No offers available at this time" actions={similar}>
        <p>Please check back later.</p>
      </Notice>
    </Stack>
  );
}
