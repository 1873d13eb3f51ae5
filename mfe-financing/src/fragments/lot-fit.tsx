import { Notice } from "@forecourt/ui/elements/notice";
import type { LotFitData } from "./lot-fit-data.ts";

/** Says above a list what its cards, which are the same for everybody, cannot say. */
export function Fragment({ data: { title, sentence, answer } }: { data: LotFitData }) {
  return (
    <Notice kind="done" size="line" level={null} title={title}>
      <p>
        {sentence}{" "}
        <a href={answer.href} rel="nofollow">
          {answer.label}
        </a>
      </p>
    </Notice>
  );
}
