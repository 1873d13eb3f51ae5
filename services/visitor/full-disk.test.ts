import { stubFullDisk } from "@forecourt/service-kit/db/testing/full-disk";
import { signFormToken } from "@forecourt/service-kit/form-token/form-token";
import { describeOnSqliteAlone } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { dealerId, fakeSmsSender, runVisitor, secret } from "./testing/running-visitor.ts";

describeOnSqliteAlone("the visitor service on a full disk", (open) => {
  test("answers writes with 503, and accepts them again when there is room", async () => {
    const { location } = await open();
    const lines: string[] = [];
    const now = () => new Date("2026-11-20T12:00:00.000Z");
    const service = await runVisitor({
      location,
      sender: fakeSmsSender(),
      now,
      onLine: (line) => lines.push(line),
    });
    const makeRoom = await stubFullDisk(service.database);
    const request = (index: number) =>
      service.visitor(`203.0.113.${index}`).post("/api/customer/phoneValidation", {
        type: "phone-validation",
        phone: `57355501${10 + index}`,
        formToken: signFormToken({ secret, dealerId, now: now() }),
      });

    // The first rows go to pages that have room.
    const answers = [];
    for (let index = 1; index <= 60; index++) answers.push(await request(index));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(refused[0]?.body).toMatchObject({ error: { code: "unavailable" } });
    expect(lines.join("\n")).toContain("database or disk is full");

    await makeRoom();
    expect(await request(61)).toMatchObject({ status: 200 });
    await service.stop();
  });
});
