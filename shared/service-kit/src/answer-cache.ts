/** Answers by key, each for a limited time; the oldest is dropped when there are too many. */
export interface AnswerCache<T> {
  get(key: string): T | null;
  set(key: string, answer: T): void;
}

interface CacheOptions {
  now: () => number;
  maxAgeMs: number;
  maxAnswers: number;
}

export function answerCache<T>({ now, maxAgeMs, maxAnswers }: CacheOptions): AnswerCache<T> {
  const answers = new Map<string, { answer: T; at: number }>();
  return {
    get(key) {
      const found = answers.get(key);
      return found && now() - found.at < maxAgeMs ? found.answer : null;
    },
    set(key, answer) {
      answers.delete(key);
      answers.set(key, { answer, at: now() });
      const [oldest] = answers.keys();
      if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
    },
  };
}
