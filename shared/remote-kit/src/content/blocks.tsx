import type { Block, Inline } from "@forecourt/contracts/content-parts";
import styles from "./blocks.module.css";
import { linkRel } from "./link-rel.ts";

interface BlocksProps {
  blocks: readonly Block[];
  /** Level of the headings within the text: one below that of its section, or of its page. */
  level: 2 | 3 | 4 | 5;
}

/** Longer text of paragraphs, lists and headings, in lines of at most 68 characters. */
export function Blocks({ blocks, level }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        // A text never changes its order.
        <BlockView key={index} block={block} level={level} />
      ))}
    </div>
  );
}

function BlockView({ block, level }: { block: Block; level: BlocksProps["level"] }) {
  const Heading = `h${level}` as const;
  if (block.kind === "heading") return <Heading className={styles.heading}>{block.text}</Heading>;
  if (block.kind === "paragraph") {
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    );
  }
  return (
    <ul>
      {block.items.map((runs, index) => (
        <li key={index}>
          <Runs runs={runs} />
        </li>
      ))}
    </ul>
  );
}

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
