import { describe, expect, test } from "vitest";
import {
  changeUploads,
  fileSize,
  kindNames,
  nextToSend,
  type PendingUpload,
  refusal,
} from "./upload-list.ts";

const file = new File(["abc"], "moos.jpg", { type: "image/jpeg" });

function upload(id: number, rest: Partial<PendingUpload> = {}): PendingUpload {
  return { id, file, status: "waiting", percent: 0, ...rest };
}

describe("changeUploads", () => {
  test("progress only goes up, and stays under 100 until the server has answered", () => {
    let list = changeUploads([upload(1)], { type: "start", id: 1 });
    for (const percent of [40, 30, 100]) {
      list = changeUploads(list, { type: "progress", id: 1, percent });
    }
    expect(list[0]?.percent).toBe(99);
    list = changeUploads(list, { type: "progress", id: 1, percent: 10 });
    expect(list[0]?.percent).toBe(99);
  });

  test("progress that comes in after a failure is ignored", () => {
    const failed = upload(1, { status: "failed", problem: "weg", percent: 30 });
    expect(changeUploads([failed], { type: "progress", id: 1, percent: 80 })).toEqual([failed]);
  });

  test("trying again starts from nothing and forgets the problem", () => {
    const failed = upload(1, { status: "failed", problem: "weg", percent: 30 });
    const [again] = changeUploads([failed], { type: "retry", id: 1 });
    expect(again).toEqual(upload(1, { problem: undefined }));
  });

  test("only the named one changes or goes", () => {
    const list = [upload(1), upload(2)];
    expect(changeUploads(list, { type: "drop", id: 1 })).toEqual([upload(2)]);
    expect(changeUploads(list, { type: "start", id: 2 })[0]).toBe(list[0]);
  });
});

test.each([
  [["waiting", "waiting"], 1],
  [["sending", "waiting"], 2],
  [["sending", "sending", "waiting"], undefined],
  [["sending", "failed", "refused", "waiting"], 4],
  [["failed"], undefined],
] as const)("of %j the next to send is %j", (statuses, expected) => {
  const list = statuses.map((status, index) => upload(index + 1, { status }));
  expect(nextToSend(list)?.id).toBe(expected);
});

test.each([
  [{ name: "a.jpg", type: "image/jpeg", size: 10 }, null],
  [{ name: "a.jpg", type: "image/jpeg", size: 11 }, "size"],
  [{ name: "a.webp", type: "image/webp", size: 1 }, null],
  [{ name: "a.PDF", type: "", size: 1 }, null],
  [{ name: "a.gif", type: "image/gif", size: 1 }, "type"],
  [{ name: "video.mp4", type: "video/mp4", size: 99 }, "type"],
])("%j is refused because of %j", (candidate, expected) => {
  const limits = { accept: ["image/jpeg", "image/webp", ".pdf"], maxBytes: 10 };
  expect(refusal(candidate, limits)).toBe(expected);
});

test("a whole kind, or no limits at all", () => {
  const gif = { name: "a.gif", type: "image/gif", size: 1 };
  expect(refusal(gif, { accept: ["image/*"] })).toBeNull();
  expect(refusal(gif, {})).toBeNull();
});

test("kinds in words", () => {
  expect(kindNames(["image/jpeg", "image/png", ".jpeg", "video/*"])).toEqual(["JPEG", "PNG"]);
});

test.each([
  [12, "1 kB"],
  [320_400, "320 kB"],
  [2_450_000, "2,5 MB"],
  [10_000_000, "10 MB"],
])("%d bytes is %s", (bytes, expected) => {
  expect(fileSize(bytes)).toBe(expected);
});
