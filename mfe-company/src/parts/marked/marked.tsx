import type { MarkedText } from "@forecourt/contracts/areas/company/articles";
import { linkRel } from "@forecourt/remote-kit/content/link-rel";
import styles from "./marked.module.css";

/** A text with the searched words marked. */
export function Marked({ text }: { text: MarkedText }) {
  // A text never changes its order.
  return text.map((run, index) => <Run key={index} {...run} />);
}

function Run({ text, marked, href }: MarkedText[number]) {
  const words = marked ? <mark className={styles.mark}>{text}</mark> : text;
  if (href === undefined) return words;
  return (
    <a href={href} rel={linkRel(href)}>
      {words}
    </a>
  );
}
