import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { Section } from "@forecourt/ui/layout/section";

interface Link {
  label: string;
  href: string;
}

/** A link that opens nothing: it has expired, or it was never one. */
export interface ExpiredLinkData {
  kind: "gone";
  title: string;
  /** What happened, how long such links are valid, and what happened to the typed data. */
  text: readonly string[];
  again: Link;
  call: Link;
}

/** The page of a link that opens nothing: what happened, and how to go on. */
export function ExpiredLink({ data: { title, text, again, call } }: { data: ExpiredLinkData }) {
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
