import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { messages } from "#server/db/schema/chat.ts";
import { logbookImages, logbooks } from "#server/db/schema/logbooks.ts";
import { pets } from "#server/db/schema/pets.ts";
import { profileImages } from "#server/db/schema/profiles.ts";
import { sweepUploads } from "#server/platform/images/uploads.ts";
import { password } from "../factories/account.ts";
import { endStays, makeBookingPair } from "../factories/bookings.ts";
import { makePair, makeRoom } from "../factories/chat.ts";
import { changeLogbook, makeLogbook, makeVisit } from "../factories/logbooks.ts";
import { makePicture } from "../factories/pictures.ts";
import { testContext } from "../setup/test-context.ts";
import { testServer } from "../setup/test-server.ts";
import { type Fields, petFields, sendingTo } from "./sending-pictures.ts";

const server = testServer();
const { storedFiles, post, expectAllOwned } = sendingTo(server);
const db = () => server.current.platform.db;
const context = () => testContext(server.current.platform);

describe("whoever leaves takes their files along", () => {
  async function liveALife() {
    const { owner: tess, sitter } = await makePair(db());
    // A picture of the factory's sitter, which is a row and no more.
    await db().delete(profileImages);
    const [pet] = await db().select().from(pets).where(eq(pets.profileId, tess.profileId));
    const roomId = await makeRoom(db(), { owner: tess, sitter });
    const put: Fields = [["_method", "PUT"]];
    const image = async (field: string, colour: string): Promise<Fields> => [
      [field, await makePicture(colour)],
    ];
    const sent = [
      post("/api/user", [...put, ...(await image("images[]", "red"))], tess.token),
      post("/api/user", [...put, ...(await image("images[]", "gold"))], sitter.token),
      post(`/api/pets/${pet?.id}`, [...put, ...(await image("images[]", "green"))], tess.token),
      post("/api/pets", [...petFields, ...(await image("images[]", "navy"))], tess.token),
      post("/api/request", [...put, ...(await image("image", "blue"))], tess.token),
      post(
        "/api/messages",
        [["chat_room_id", String(roomId)], ...(await image("image", "pink"))],
        tess.token,
      ),
    ];
    for (const answer of await Promise.all(sent)) expect(answer.statusCode).toBeLessThan(300);
    await expectAllOwned(6 * 3);
    return { tess, sitter };
  }

  const leave = async (as: string) => {
    const body = { password };
    const answer = await server.current.call("DELETE", "/api/user", { as, body });
    expect(answer.statusCode).toBe(204);
    await sweepUploads(context());
  };

  it("with their account: profile, pets and request at once, the chat with the last of the two", async () => {
    const { tess, sitter } = await liveALife();
    await leave(tess.token);
    await expectAllOwned(2 * 3);
    expect(await db().$count(messages)).toBe(1);
    await leave(sitter.token);
    await expectAllOwned(0);
    expect(await storedFiles()).toEqual([]);
  });

  it("with one of two profiles", async () => {
    const { tess } = await liveALife();
    await server.current.call("POST", "/api/user/profile", {
      as: tess.token,
      body: { profile_type: "pet_sitter" },
    });
    const path = "/api/user/profile/pet_owner";
    expect((await server.current.call("DELETE", path, { as: tess.token })).statusCode).toBe(204);
    await sweepUploads(context());
    await expectAllOwned(2 * 3);
  });

  it("of a logbook with the last of the two, whoever that is", async () => {
    for (const file of await storedFiles()) await server.current.platform.storage.remove(file);
    const pair = await makeBookingPair(db());
    await db().delete(profileImages);
    const { logbookId } = await makeLogbook(db(), pair);
    await changeLogbook(db(), logbookId, { shareToken: "a".repeat(43) });
    await makeVisit(db(), logbookId);
    const path = `/api/logbooks/${logbookId}/image`;
    const sent = await post(path, [["image", await makePicture("plum")]], pair.sitter.token);
    expect(sent.statusCode).toBe(201);
    await endStays(db());
    await leave(pair.owner.token);
    await expectAllOwned(3);
    expect(await db().select({ token: logbooks.shareToken }).from(logbooks)).toEqual([
      { token: null },
    ]);
    await leave(pair.sitter.token);
    expect(await db().$count(logbookImages)).toBe(0);
    await expectAllOwned(0);
  });
});
