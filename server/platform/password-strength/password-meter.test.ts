import path from "node:path";
import { describe, expect, it } from "vitest";
import { createPasswordMeter } from "./password-strength.ts";

const threadFile = path.join(
  import.meta.dirname,
  "../../../tests/setup/stand-ins/slow-meter-thread.ts",
);
const meterWith = (most: { all: number; each: number }) =>
  createPasswordMeter({ threadFile, limitMs: 300, most });
const ask = (meter: ReturnType<typeof meterWith>, visitor: string, password: string) =>
  meter.scoreOf(visitor, { password, ownWords: [] });

describe("the password meter", () => {
  it("gives up on a password that it can't judge in time, and goes on with the next", async () => {
    const meter = meterWith({ all: 5, each: 5 });
    const [endless, next] = await Promise.allSettled([
      ask(meter, "a", "for ever"),
      ask(meter, "b", "four"),
    ]);
    expect(endless).toMatchObject({ status: "rejected", reason: { status: 503 } });
    expect(next).toEqual({ status: "fulfilled", value: 4 });
  });

  it("lets a visitor with many questions wait for the others", async () => {
    const meter = meterWith({ all: 9, each: 9 });
    const order: string[] = [];
    const asked = ["a", "a", "a", "b"].map((visitor) =>
      ask(meter, visitor, "x").then(() => order.push(visitor)),
    );
    await Promise.all(asked);
    // The first was at work before the others came; from then on who has had least is next.
    expect(order).toEqual(["a", "b", "a", "a"]);
  });

  it("refuses more than it can take, at once", async () => {
    const meter = meterWith({ all: 9, each: 1 });
    const asked = await Promise.allSettled(["a", "a", "a"].map((who) => ask(meter, who, "x")));
    // The first is being judged already, the second waits.
    expect(asked.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  });

  it("tells the error of a thread that can't start", async () => {
    const meter = createPasswordMeter({
      threadFile: path.join(import.meta.dirname, "no-such-thread.ts"),
      limitMs: 300,
      most: { all: 1, each: 1 },
    });
    await expect(ask(meter, "a", "x")).rejects.toThrow("no-such-thread");
  });
});
