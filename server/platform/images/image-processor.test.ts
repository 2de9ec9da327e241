import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createImageProcessor, ImagesBusy } from "./image-processor.ts";

const picture = (width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: "green" } })
    .png()
    .toBuffer();

describe("createImageProcessor", () => {
  it("works off what waits and refuses what one user can't have waiting", async () => {
    const processor = createImageProcessor({ concurrent: 1, waitingOfUser: 2 });
    const bytes = await picture();
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map(() => processor.process(bytes, { userId: 1 })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
    ]);
    const refused = results.find(({ status }) => status === "rejected");
    expect(refused).toMatchObject({ reason: expect.any(ImagesBusy) });
    expect(refused).toMatchObject({ reason: { isOwn: true } });
    expect(await processor.process(bytes, { userId: 1 })).toMatchObject({ width: 40, height: 30 });
  });

  it("lets another user's picture pass those that one user has waiting", async () => {
    const processor = createImageProcessor({ concurrent: 1, waitingOfUser: 50, waiting: 100 });
    const bytes = await picture();
    const done: string[] = [];
    const send = async (userId: number, name: string) => {
      await processor.process(bytes, { userId });
      done.push(name);
    };
    const flood = Array.from({ length: 44 }, (_, nr) => send(1, `flood ${nr}`));
    // Once the first is done, the others of the flood have long been waiting.
    await Promise.race(flood);
    await send(2, "other");
    expect(done.indexOf("other")).toBeLessThan(4);
    await Promise.all(flood);
    expect(done).toHaveLength(45);
  });

  it("refuses by the header what would only waste a turn", async () => {
    const processor = createImageProcessor({ concurrent: 1, waitingOfUser: 0, maxPixels: 1300 });
    const [busy, large] = await Promise.allSettled([
      processor.process(await picture(40), { userId: 1 }),
      processor.process(await picture(50), { userId: 1 }),
    ]);
    expect(busy?.status).toBe("fulfilled");
    expect(large).toMatchObject({ reason: { code: "tooManyPixels" } });
  });

  it("goes on after a picture that was refused", async () => {
    const processor = createImageProcessor({ concurrent: 1 });
    const bytes = await picture();
    const [bad, good] = await Promise.allSettled([
      processor.process(Buffer.from("no picture"), { userId: 1 }),
      processor.process(bytes, { userId: 1 }),
    ]);
    expect(bad?.status).toBe("rejected");
    expect(good?.status).toBe("fulfilled");
  });
});
