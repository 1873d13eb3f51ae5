import { trackEvent } from "@forecourt/contracts/tracking/tracking";
import { stubFullDisk } from "@forecourt/service-kit/db/testing/full-disk";
import { describeOnSqliteAlone } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";

import { fakeSmsSender, runVisitor } from "./testing/running-visitor.ts";
import { sampleEvent } from "./testing/sample-event.ts";

describeOnSqliteAlone("the visitor service on a full disk", (open) => {
  test("answers writes with 503, and accepts them again when there is room", async () => {
    const { location } = await open();
    const lines: string[] = [];
    const service = await runVisitor({
      location,
      sender: fakeSmsSender(),
      now: () => new Date("2026-11-20T15:00:00.000Z"),
      onLine: (line) => lines.push(line),
    });
    const makeRoom = await stubFullDisk(service.database);
    const track = () => service.visitor().post(trackEvent.path, sampleEvent());

    // The first rows go to pages that have room.
    const answers = [];
    for (let count = 0; count < 40; count++) answers.push(await track());
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(refused[0]?.body).toMatchObject({ error: { code: "unavailable" } });
    expect(lines.join("\n")).toContain("database or disk is full");

    await makeRoom();
    expect(await track()).toMatchObject({ status: 200 });
    await service.stop();
  });
});
