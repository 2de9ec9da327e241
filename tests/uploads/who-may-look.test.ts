import { beforeEach, describe, expect, it } from "vitest";
import { type UploadFolder, uploadFolders } from "#server/platform/images/upload-folders.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeVisit } from "#tests/factories/logbooks.ts";
import { makeOwner } from "#tests/factories/pets.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";
import { testStart } from "#tests/setup/test-server.ts";
import { type Fields, sendingTo } from "./sending-pictures.ts";

/** Everything that anybody can upload, sent as they send it, and asked for as each kind of viewer. */
const { server, db, stay } = logbookCalls();
const { post } = sendingTo(server);

const viewers = ["guest", "owner", "sitter", "stranger", "admin"] as const;
type Viewer = (typeof viewers)[number];
let tokens: Record<Viewer, string | undefined>;

beforeEach(async () => {
  tokens = {
    guest: undefined,
    owner: stay.owner.token,
    sitter: stay.sitter.token,
    stranger: (await makeOwner(db())).token,
    admin: await logIn(db(), (await makeUser(db(), { role: "admin" })).id),
  };
});

async function send(as: Viewer, path: string, fields: Fields, field = "image") {
  const sent = await post(
    path,
    [...fields, [field, await makePicture()]],
    tokens[as] ?? "",
    "a-picture-1",
  );
  expect(sent.statusCode, sent.body).toBeLessThan(300);
  return sent.json().data;
}

async function get(as: Viewer, path: string) {
  const answer = await server.current.call("GET", path, { as: tokens[as] });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

async function addLogbookImage(): Promise<{ id: number; url: string }> {
  await makeVisit(db(), stay.logbookId, { checkInAt: new Date(testStart) });
  return send("sitter", `/api/logbooks/${stay.logbookId}/image`, []);
}

/** By folder: sends one there, and tells its address and who may look at it. */
const sendTo: Record<UploadFolder, () => Promise<{ url: string; may: readonly Viewer[] }>> = {
  async profiles() {
    const { profile } = await send("owner", "/api/user", [["_method", "PUT"]], "images[]");
    return { url: profile.images[0].url, may: viewers };
  },
  async pets() {
    const path = `/api/pets/${stay.petIds[0]}`;
    const pet = await send("owner", path, [["_method", "PUT"]], "images[]");
    return { url: pet.images[0].url, may: viewers };
  },
  async requests() {
    const request = await send("owner", "/api/request", [["_method", "PUT"]]);
    return { url: request.image.url, may: viewers };
  },
  async texts() {
    return { url: (await send("admin", "/api/admin/texts/pictures", [])).url, may: viewers };
  },
  async chats() {
    const { image } = await send("owner", "/api/messages", [["chat_room_id", `${stay.roomId}`]]);
    return { url: image.url, may: ["owner", "sitter"] };
  },
  async logbooks() {
    return { url: (await addLogbookImage()).url, may: ["owner", "sitter"] };
  },
  async certificates() {
    await send("sitter", "/api/user/certificateOfConduct", [], "file");
    const [waiting] = await get("admin", "/api/admin/certificates?status=waiting");
    return { url: waiting.picture.url, may: ["admin"] };
  },
  async reports() {
    const { id } = await addLogbookImage();
    const body = { subject_type: "logbook_image", subject_id: id, reason: "scam" };
    const sent = await server.current.call("POST", "/api/reports", { as: stay.owner.token, body });
    expect(sent.statusCode, sent.body).toBe(201);
    const [queued] = await get("admin", "/api/admin/reports?status=open");
    return { url: queued.picture.url, may: ["admin"] };
  },
};

describe("what was uploaded is there for whom it is, and for nobody else:", () => {
  it.each(Object.keys(uploadFolders) as UploadFolder[])("%s", async (folder) => {
    const { url, may } = await sendTo[folder]();
    expect(url).toContain(`/${folder}/`);
    expect(may.includes("guest")).toBe(uploadFolders[folder] === "everybody");
    // As an <img> asks: with the session's cookie and nothing else.
    const looks = viewers.map(async (viewer) => {
      const session = tokens[viewer];
      const asked = session ? { cookies: { session } } : {};
      return [viewer, (await server.current.call("GET", url, asked)).statusCode];
    });
    expect(Object.fromEntries(await Promise.all(looks))).toEqual(
      Object.fromEntries(viewers.map((viewer) => [viewer, may.includes(viewer) ? 200 : 404])),
    );
    // The other way to a file leads nowhere.
    const otherWay = url.includes("/private/")
      ? url.replace("/private/", "/")
      : url.replace("/files/", "/files/private/");
    expect((await server.current.call("GET", otherWay, { as: tokens.owner })).statusCode).toBe(404);
  });
});
