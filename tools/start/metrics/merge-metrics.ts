/** Answer of one process at `/metrics`; the supervisor's own has no name. */
export interface MetricsSource {
  process: string | null;
  text: string;
}

interface Family {
  /** Lines `# HELP` and `# TYPE` of the metric. */
  comments: string[];
  samples: string[];
}

/**
 * One text in Prometheus' format from the texts of several processes, whose samples get the label `process`. All
 * samples of a metric are together, as the format requires.
 */
export function mergeMetrics(sources: readonly MetricsSource[]): string {
  const families = new Map<string, Family>();
  for (const source of sources) addAll(families, source);
  return [...families.values()]
    .map(({ comments, samples }) => `${[...comments, ...samples].join("\n")}\n`)
    .join("\n");
}

function addAll(families: Map<string, Family>, { process, text }: MetricsSource): void {
  let current: Family | null = null;
  let isKnown = false;
  for (const line of text.split("\n")) {
    const [, kind, name = ""] = /^# (HELP|TYPE) (\w+)/.exec(line) ?? [];
    if (kind === "HELP") {
      isKnown = families.has(name);
      current = families.get(name) ?? { comments: [], samples: [] };
      families.set(name, current);
    }
    if (current === null || line === "") continue;
    if (kind === undefined) current.samples.push(labeled(line, process));
    else if (!isKnown) current.comments.push(line);
  }
}

function labeled(sample: string, process: string | null): string {
  if (process === null) return sample;
  const [, name = "", labels, rest = ""] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(sample) ?? [];
  return `${name}{process="${process}"${labels ? `,${labels}` : ""}} ${rest}`;
}
