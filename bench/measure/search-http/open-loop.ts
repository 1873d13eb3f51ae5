import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface OpenLoop {
  urls: readonly string[];
  headers: Record<string, string>;
  perSecond: number;
  seconds: number;
}

/**
 * As a gateway would hold open. Without a limit a short halt opens hundreds at once, more than systems
 * let wait, and it is measured how long they take to try again.
 */
const MAX_CONNECTIONS = 64;

/**
 * Sends requests at a steady rate, whether or not earlier ones were answered, and gives the milliseconds
 * of each from the moment it was due: what waits behind a slow answer counts as slow, too.
 */
export async function openLoop({ urls, headers, perSecond, seconds }: OpenLoop): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  const count = Math.round(perSecond * seconds);
  const began = performance.now();
  const answers: Promise<number>[] = [];
  while (answers.length < count) {
    const due = began + (answers.length / perSecond) * 1000;
    if (due > performance.now()) {
      await sleep(1);
      continue;
    }
    const url = urls[answers.length % urls.length] ?? "";
    answers.push(answered(url, headers, agent).then(() => performance.now() - due));
  }
  const times = await Promise.all(answers);
  agent.destroy();
  return times;
}

function answered(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.on("end", resolve).on("error", reject).resume();
    }).on("error", reject);
  });
}
