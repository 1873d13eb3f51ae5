import type { ComponentProps } from "react";

interface EmailLinkProps extends Omit<ComponentProps<"a">, "href" | "children"> {
  address: string;
}

/**
 * Opens the visitor's mail program. Where the address does not fit a line, it breaks before the @, and is still
 * read as one word.
 */
export function EmailLink({ address, ...rest }: EmailLinkProps) {
  const at = address.lastIndexOf("@");
  return (
    <a {...rest} href={`mailto:${address}`} aria-label={address}>
      <span>
        {address.slice(0, at)}
        <wbr />
        {address.slice(at)}
      </span>
    </a>
  );
}
