import { href } from "@forecourt/contracts/href";

/** Text of the chat's answer, with the page that it refers to; null = no page. */
export interface ChatAnswer {
  answer: string;
  link: { path: string; label: string } | null;
}

/** Answers by the words of a message; the first that fits. */
const answers: readonly { words: RegExp; answer: ChatAnswer }[] = [
  {
    words: /\b(?:test[ -]?drive|see (?:it|a car)|try)\b/i,
    answer: {
      answer: "Pick the car you’d like to drive; its page has the open times.",
      link: { path: "/cars-for-sale", label: "See our cars" },
    },
  },
  {
    words: /\b(?:oil|brakes?|tires?|service|repairs?|appointment)\b/i,
    answer: {
      answer: "You can book a service visit online and choose the time.",
      link: { path: href.page("service", "schedule"), label: "Schedule service" },
    },
  },
  {
    words: /\b(?:trade|sell|worth)\b/i,
    answer: {
      answer: "Tell us about your car, and you’ll see what we’d pay for it.",
      link: { path: href.page("trade", "index"), label: "Value my car" },
    },
  },
  {
    words: /\b(?:credit|loan|financ\w*|payments?|apr|down)\b/i,
    answer: {
      answer: "Checking what you can spend doesn’t affect your credit score.",
      link: { path: href.page("financing", "index"), label: "Financing" },
    },
  },
  {
    words: /\b(?:hours?|open|close[ds]?|address|where|directions|phone|call)\b/i,
    answer: {
      answer: "Our hours, address and phone numbers are on one page.",
      link: { path: href.page("company", "contact"), label: "Contact us" },
    },
  },
];

const otherwise: ChatAnswer = {
  answer: "Thanks. At a real dealership, a person would text you back. This chat is a demo.",
  link: null,
};

/** Answer of the chat to a message. */
export function chatAnswer(text: string): ChatAnswer {
  return answers.find(({ words }) => words.test(text))?.answer ?? otherwise;
}
