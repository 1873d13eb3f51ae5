import type { Block } from "@forecourt/contracts/content-parts";
import styles from "./blocks.module.css";
import { Runs } from "./runs.tsx";

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
