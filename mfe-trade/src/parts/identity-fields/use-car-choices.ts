import type { CarChoices } from "@forecourt/contracts/areas/trade/car-lookup";
import { type FocusEvent, useRef, useState } from "react";

/** Names to choose from. */
interface Choices {
  make: readonly string[];
  model: readonly string[];
  series: readonly string[];
}

const none: Choices = { make: [], model: [], series: [] };

/** Names that fit what is typed so far; without an answer there are none, and the seller types. */
export function useCarChoices() {
  const [choices, setChoices] = useState(none);
  const asked = useRef("");
  const suggest = ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>) => {
    const query = queryOf(form);
    if (query === asked.current) return;
    asked.current = query;
    choicesFor(query).then(
      (found) => setChoices(found),
      () => {
        asked.current = "";
      },
    );
  };
  return { choices, suggest };
}

function queryOf(form: HTMLFormElement | null): string {
  const typed = new FormData(form ?? undefined);
  const text = (name: string) => {
    const value = typed.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const year = text("modelYear");
  const given = [
    ["year", /^(?:19|20)\d\d$/.test(year) ? year : ""],
    ["make", text("make")],
    ["model", text("model")],
  ].filter(([, value]) => value !== "");
  // Not empty, so that it differs from "nothing was asked".
  return `?${new URLSearchParams(given)}`;
}

async function choicesFor(query: string): Promise<Choices> {
  const answer = await fetch(`/api/trade/car-choices${query}`);
  if (!answer.ok) return none;
  const reply: unknown = await answer.json();
  return {
    make: names(reply, "makes"),
    model: names(reply, "models"),
    series: names(reply, "series"),
  };
}

function names(reply: unknown, list: keyof CarChoices): string[] {
  const found = typeof reply === "object" && reply !== null ? Object.entries(reply) : [];
  const values: unknown = found.find(([name]) => name === list)?.[1];
  return Array.isArray(values) ? values.filter((value) => typeof value === "string") : [];
}
