import { expect, test } from "@jest/globals";
import { withOwnAnswers } from "./own-answers.ts";

const question = "Can I pay cash?";
const lists = {
  title: "Help",
  categories: [
    { id: "shopping", items: [{ question, answers: ["Call us."], keywords: "check wire" }] },
    { id: "service", items: [{ question: "Do you make keys?", answers: ["Ask us."] }] },
  ],
};

test("a dealer's own answer takes the place of the default one, and the rest stays", () => {
  const { document, findings } = withOwnAnswers({
    ...lists,
    ownAnswers: { [question]: ["Yes.", "Bring a photo ID."] },
  });
  expect(findings).toEqual([]);
  const [shopping, service] = lists.categories;
  expect(document).toEqual({
    title: "Help",
    categories: [
      {
        ...shopping,
        items: [{ ...shopping?.items[0], answers: ["Yes.", "Bring a photo ID."] }],
      },
      service,
    ],
  });
});

test("a question that the page does not have is reported with the nearest one", () => {
  const { document, findings } = withOwnAnswers({
    ...lists,
    ownAnswers: { "Can I pay cahs?": ["Yes."] },
  });
  expect(document).toEqual(lists);
  expect(findings).toEqual([
    {
      path: ["ownAnswers", "Can I pay cahs?"],
      message: `expected a question of this page; did you mean "${question}"?`,
    },
  ]);
});

test("own answers that are no object are reported, and change nothing", () => {
  const { document, findings } = withOwnAnswers({ ...lists, ownAnswers: ["Yes."] });
  expect(document).toEqual(lists);
  expect(findings).toEqual([
    { path: ["ownAnswers"], message: "expected questions, each with the list of its answers" },
  ]);
});

test("a mistake in an own answer has its place below ownAnswers, others keep theirs", () => {
  const { placed } = withOwnAnswers({ ...lists, ownAnswers: { [question]: ["{nowhere}"] } });
  const inItem = (category: number) => ["categories", category, "items", 0, "answers", 0];
  expect(placed({ path: inItem(0), message: "wrong" })).toEqual({
    path: ["ownAnswers", question, 0],
    message: "wrong",
  });
  expect(placed({ path: inItem(1), message: "wrong" }).path).toEqual(inItem(1));
  expect(placed({ path: ["title"], message: "wrong" }).path).toEqual(["title"]);
});
