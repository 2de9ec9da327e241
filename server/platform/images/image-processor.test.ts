import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createImageProcessor, ImagesBusy } from "./image-processor.ts";

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "green" } })
    .png()
    .toBuffer();

describe("createImageProcessor", () => {
  it("works off what waits and refuses what can't wait", async () => {
    const processor = createImageProcessor({ concurrent: 1, waiting: 2 });
    const bytes = await picture();
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => processor.process(bytes)));
    expect(results.map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
    ]);
    expect(results[3]).toMatchObject({ reason: expect.any(ImagesBusy) });
    expect(await processor.process(bytes)).toMatchObject({ width: 40, height: 30 });
  });

  it("goes on after a picture that was refused", async () => {
    const processor = createImageProcessor({ concurrent: 1 });
    const bytes = await picture();
    const [bad, good] = await Promise.allSettled([
      processor.process(Buffer.from("no picture")),
      processor.process(bytes),
    ]);
    expect(bad?.status).toBe("rejected");
    expect(good?.status).toBe("fulfilled");
  });

  it("hands its limits to each picture", async () => {
    const processor = createImageProcessor({ maxPixels: 1000 });
    await expect(processor.process(await picture())).rejects.toMatchObject({
      code: "tooManyPixels",
    });
  });
});
