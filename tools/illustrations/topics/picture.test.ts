import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { articleDrawings } from "@forecourt/contracts/areas/company/article-topics";
import { describe, expect, test } from "@jest/globals";
import { topicPicture } from "./picture.ts";
import { scenes } from "./scenes.ts";

const root = path.join(import.meta.dirname, "../../..");
const folders = ["mfe-company/src/parts/articles/topics", "services/images/share/drawings"];

describe.each(folders)("the pictures of topics in %s", (folder) => {
  test("are one for every topic", () => {
    const files = articleDrawings.map((topic) => `${topic}.svg`);
    expect(readdirSync(path.join(root, folder)).sort()).toEqual(files.toSorted());
  });

  test.each(articleDrawings)(
    "equal what the drawing produces (run main.ts after changing one): %s",
    (topic) => {
      const written = readFileSync(path.join(root, folder, `${topic}.svg`), "utf8");
      expect(written).toBe(topicPicture(topic, scenes[topic]));
    },
  );
});

describe("the picture of a topic", () => {
  test.each(articleDrawings)("is small, and refers only to its own ids: %s", (topic) => {
    const drawn = topicPicture(topic, scenes[topic]);
    expect(gzipSync(drawn, { level: 9 }).length).toBeLessThanOrEqual(5 * 1024);
    const ids = new Set([...drawn.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id));
    const referred = [...drawn.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id]) => id);
    expect(referred.filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(articleDrawings)("has no text, which needs fonts, and no inline style: %s", (topic) => {
    expect(topicPicture(topic, scenes[topic])).not.toMatch(/<text|<style|\sstyle=/);
  });
});
