import { describe, expect, test } from "@jest/globals";
import { markdownFaults } from "./markdown-faults.ts";

const messagesOf = (text: string) =>
  markdownFaults(text).map(({ line, message }) => `${line}: ${message}`);

describe("a line that a page would show as it is written is refused with its correction", () => {
  test.each([
    ["###2004: Mitsubishi", '1: expected a space after ###: write "### 2004: Mitsubishi"'],
    ["# New shop", 'found #: write "## New shop"'],
    ["### 1998: a lift\n\nText.\n\n# New shop", '5: .*found #: write "### New shop"'],
    ["#2004: Mitsubishi", 'found #: write "## 2004: Mitsubishi"'],
    ["#### 2024: more", 'found ####: write "## 2024: more"'],
    ["###", "1: expected the words of the heading after ###, found none"],
    ["* Oil", 'found "\\*": write "- Oil"'],
    ["• Oil", 'found "•": write "- Oil"'],
    ["1. Oil", 'found "1\\.": write "- Oil"'],
    ["-Oil", 'found "-": write "- Oil"'],
    ["- Oil\n  - Filter", '2: expected a list of one level.*write "- Filter"'],
    ["> Quoted", 'found ">"'],
    ["One\ntwo **three.", "2: expected \\*\\* before and after"],
    ["We *mean* it.", 'found "\\*mean\\*": write "\\*\\*mean\\*\\*"'],
    ["We _mean_ it.", 'write "\\*\\*mean\\*\\*"'],
    ["**[Service](/service)**", "expected a link or \\*\\*strong\\*\\*, found both"],
    ["One\n\nSee [us] (/service).", '3: expected a link such as .*found "\\[us\\] \\(/service\\)"'],
    ["See [us](/service and more", "expected a link such as"],
    [
      "One\nsee [us](www.shop.example)",
      '2: expected a path of this site.*found "www.shop.example"',
    ],
    ["![shop](shop.jpg)", "1: expected a text without pictures"],
    ["Fine.\n<b>Sale</b>", '2: expected Markdown without HTML, found "<b"'],
  ])("%j", (text, expected) => {
    expect(messagesOf(text)).toEqual([expect.stringMatching(new RegExp(expected))]);
  });
});

describe("a text without a fault passes", () => {
  test.each([
    "## Heading\nText\n### 2004: another\n- one\n- two",
    "#1 in the county, and #ShopLocal",
    "Price* and rate*\n\n*With approved credit.",
    "Call [{company.phone}]({company.phoneLink}), or [write](mailto:me_too@shop.example).",
    "**Strong** and 2 * 3 * 4, a_b_c, ____",
    "-10 degrees",
    "See our terms [1] (page 2).",
  ])("%j", (text) => {
    expect(messagesOf(text)).toEqual([]);
  });
});
