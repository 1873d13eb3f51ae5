import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "@jest/globals";
import { type ReactNode, Suspense, use } from "react";
import { renderFirstView } from "./react-stream.ts";

async function streamed(node: ReactNode): Promise<string> {
  const stream = await renderFirstView(node, {
    nonce: "n",
    bootScript: "boot()",
    deadline: 20_000,
    onLateError: (error) => {
      throw error;
    },
  });
  return text(stream.pipe(new PassThrough()));
}

function Late({ value }: { value: Promise<string> }) {
  return <p>{use(value)}</p>;
}

test("a finished part of any size stands in its place, without a script that reveals it", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const page = (
    <main>
      <Suspense>
        <p>{"long ".repeat(20_000)}</p>
      </Suspense>
      <Suspense fallback={<p>wait</p>}>
        <Late value={promise} />
      </Suspense>
    </main>
  );
  setTimeout(() => resolve("arrived"), 0);
  const markup = await streamed(page);
  const [inPlace = "", ...late] = markup.split("<div hidden");
  expect(inPlace).toContain("long long");
  expect(inPlace).toContain("wait");
  expect(late).toHaveLength(1);
  expect(late.join("")).toContain("arrived");
});
