import { expect, test } from "@jest/globals";
import { translateSettings } from "./translate-settings.ts";

const words = { Red: "Rojo", "Tire rotation": "Rotación de llantas" };

test("whole texts are translated at any depth; keys and longer texts stay", () => {
  const reply = {
    Red: ["Red", "red", "Candy Red"],
    lines: [{ opCode: "ROT", name: "Tire rotation" }],
  };
  expect(translateSettings(reply, words)).toEqual({
    Red: ["Rojo", "red", "Candy Red"],
    lines: [{ opCode: "ROT", name: "Rotación de llantas" }],
  });
  expect(reply.lines[0]?.name).toBe("Tire rotation");
});

test("names of the prototype are no words", () => {
  expect(translateSettings(["constructor", "toString", null, 3], words)).toEqual([
    "constructor",
    "toString",
    null,
    3,
  ]);
});
