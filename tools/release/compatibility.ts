import type { ReleaseManifest } from "@forecourt/contracts/release";
import { satisfies } from "semver";

/** Throws, with the next step, when one of the remotes among `manifests` does not fit their shell. */
export function checkCompatible(manifests: readonly ReleaseManifest[]): void {
  const shell = manifests.find(({ name }) => name === "shell");
  if (!shell) return;
  const unfit = manifests
    .filter((manifest) => manifest !== shell)
    .map((remote) => ({ remote, reasons: incompatibilities(shell, remote) }))
    .filter(({ reasons }) => reasons.length > 0);
  if (unfit.length === 0) return;
  const names = unfit.map(({ remote }) => remote.name).join(" ");
  const reasons = unfit.flatMap(({ remote, reasons: lines }) => [
    `${remote.name}/${remote.release} does not fit shell/${shell.release}:`,
    ...lines.map((line) => `  ${line}`),
  ]);
  throw new Error(`${reasons.join("\n")}
No release was changed. First activate a shell built from the same source as ${names} or
from newer source, or publish and activate them together:
  npm run release -- activate shell ${names}`);
}

/** Why a remote's release cannot run under a shell's release; empty when it can. */
export function incompatibilities(shell: ReleaseManifest, remote: ReleaseManifest): string[] {
  if (shell.contract !== remote.contract) {
    return [`it is built for contract ${remote.contract}, the shell for ${shell.contract}`];
  }
  return [...versionConflicts(shell, remote), ...missingExports(shell, remote)];
}

/** Older remotes state exact versions, which are ranges of one version. */
function versionConflicts(shell: ReleaseManifest, remote: ReleaseManifest): string[] {
  return Object.entries(remote.shared)
    .filter(([name, range]) => !satisfies(shell.shared[name] ?? "", range))
    .map(([name, range]) => {
      const provided = shell.shared[name];
      return provided === undefined
        ? `it needs ${name} ${range}, which the shell does not provide`
        : `it needs ${name} ${range}, the shell provides ${provided}`;
    });
}

function missingExports(shell: ReleaseManifest, remote: ReleaseManifest): string[] {
  return Object.entries(remote.sharedExports ?? {}).flatMap(([module, names]) => {
    const provided = shell.sharedExports?.[module];
    if (!provided) return [`it imports ${module}, which the shell does not provide`];
    return names
      .filter((name) => !provided.includes(name))
      .map((name) => `it imports "${name}" from ${module}, which the shell does not provide`);
  });
}
