import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { Section } from "@forecourt/ui/layout/section";
import type { GoneData } from "./gone-data.ts";

/** The page of a link that opens nothing: what happened, and how to go on. */
export function Gone({ data: { title, text, again, call } }: { data: GoneData }) {
  return (
    <Section>
      <Notice
        kind="empty"
        level={1}
        title={title}
        actions={
          <>
            <ButtonLink href={again.href}>{again.label}</ButtonLink>
            <ButtonLink href={call.href} look="secondary">
              {call.label}
            </ButtonLink>
          </>
        }
      >
        {text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    </Section>
  );
}
