import { expect, test } from "@jest/globals";
import { TeamContent } from "./team.ts";

/** Where the file of a team with a person for these further departments is refused, and why; empty = it is not. */
function problemsWith(alsoFor: string[]): [place: string, message: string][] {
  const member = {
    slug: "ines-brandt",
    department: "service",
    firstName: "Ines",
    lastName: "Brandt",
    title: "Service manager",
    languages: ["English"],
    since: 2012,
    bio: ["Ines runs the shop."],
    alsoFor,
  };
  const texts = { title: "Meet our team", lead: "Ask anyone.", empty: "Call us." };
  const head = { title: "Meet our team", description: "Our people." };
  const { error } = TeamContent.safeParse({ head, ...texts, members: [member] });
  return (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);
}

test("a person may work for more departments than one", () => {
  expect(problemsWith(["parts", "finance"])).toEqual([]);
});

test.each([
  [["detailing"], "members.0.alsoFor.0", /"sales"\|"finance"\|"service"\|"parts"/],
  [["parts", "service"], "members.0.alsoFor.1", /in "service" already/],
  [["parts", "parts"], "members.0.alsoFor.1", /in "parts" already/],
])("the departments %j are refused with their place", (alsoFor, place, message) => {
  expect(problemsWith(alsoFor)).toEqual([[place, expect.stringMatching(message)]]);
});
