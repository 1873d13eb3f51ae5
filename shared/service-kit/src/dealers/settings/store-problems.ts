import { attributeToSource, isUnstated, type Layer } from "../files/layer.ts";
import { pathText } from "../json/json.ts";
import type { Problem } from "../problems/problem.ts";
import type { Finding } from "../problems/schema-problems.ts";

/** A store whose settings cannot be used. */
export interface FaultyStore {
  layers: readonly Layer[];
  findings: readonly Finding[];
}

/** Reports a value that every store lacks, and that no file of the dealer mentions, as missing in dealer.json, once. */
export function storeProblems(
  faulty: readonly FaultyStore[],
  sound: number,
  below: readonly Layer[],
): Problem[] {
  const lacksEverywhere = ({ file, path }: Finding) =>
    sound === 0 &&
    file === undefined &&
    faulty.every(
      ({ layers, findings }) =>
        isUnstated(layers, path) && findings.some((one) => pathText(one.path) === pathText(path)),
    );
  return faulty.flatMap(({ layers, findings }) =>
    findings.flatMap((finding) =>
      attributeToSource(lacksEverywhere(finding) ? below : layers, [finding]),
    ),
  );
}
