import type { Inline } from "@forecourt/contracts/content-parts";
import { linkRel } from "./link-rel.ts";
import styles from "./runs.module.css";

/** The runs of one paragraph. */
export function Runs({ runs }: { runs: readonly Inline[] }) {
  return runs.map((run, index) => <Run key={index} {...run} />);
}

function Run({ text, strong, href }: Inline) {
  const words = strong ? <strong>{text}</strong> : text;
  if (href === undefined) return words;
  return (
    <a
      href={href}
      rel={linkRel(href)}
      className={href.startsWith("tel:") ? styles.phone : undefined}
    >
      {words}
    </a>
  );
}
