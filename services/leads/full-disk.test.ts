import { stubFullDisk } from "@forecourt/service-kit/db/testing/full-disk";
import { describeOnSqliteAlone } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runLeads } from "./testing/running-leads.ts";

const now = () => new Date("2026-11-20T15:00:00Z");

describeOnSqliteAlone("leads on a full disk", (open) => {
  test("are answered with 503 and Retry-After, and accepted again when there is room", async () => {
    const { location } = await open();
    const lines: string[] = [];
    const service = await runLeads({ location, now, onLine: (line) => lines.push(line) });
    const send = () =>
      service.postJson("/api/email/send", { type: "text", body: "text ".repeat(1000) });
    const makeRoom = await stubFullDisk(service.database);

    const refused = await send();
    expect(refused).toMatchObject({ status: 503, body: { error: { code: "unavailable" } } });
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(lines.join("\n")).toContain("database or disk is full");
    expect(lines.join("\n")).not.toContain("cannot rollback");

    await makeRoom();
    expect(await send()).toMatchObject({ status: 200 });
    expect(await service.leads()).toHaveLength(1);
    await service.stop();
  });
});
