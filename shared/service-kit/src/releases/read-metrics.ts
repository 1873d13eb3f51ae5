/** One value of a metric, with its labels. */
export interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** The samples with labels of a text in Prometheus' format; other lines are left out. */
export function readMetrics(text: string): Sample[] {
  return text.split("\n").flatMap((line) => {
    const [, name, labels = "", value] = /^(\w+)\{(.*)\} (\S+)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
    const entries = pairs.map(([, key = "", label = ""]) => [key, label] as const);
    return [{ name, labels: Object.fromEntries(entries), value: Number(value) }];
  });
}
