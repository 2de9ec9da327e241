import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { makeVisit } from "#tests/factories/logbooks.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";
import { connectSocket } from "#tests/setup/socket.ts";
import { sendingTo } from "#tests/uploads/sending-pictures.ts";

const { server, db, stay, path, call, logbook } = logbookCalls();
const { post } = sendingTo(server);

type Image = { is_hearted: boolean; is_added_to_profile: boolean };

it("a heart, that it is taken back, and a copy show on the sitter's open screen", async () => {
  await server.current.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.current.app.server.address() as AddressInfo;
  await makeVisit(db(), stay.logbookId);
  const picture: [string, Uint8Array] = ["image", await makePicture()];
  const { id: imageId } = (await post(path("/image"), [picture], stay.sitter.token)).json().data;
  await server.current.relay.drain();
  const address = `http://127.0.0.1:${port}`;
  const { subscribe, heard, socket } = await connectSocket(address, stay.sitter.token);
  expect(await subscribe(`logbook.pet_sitter.${stay.logbookId}`)).toBe("ok");
  const shown = () =>
    heard.map(({ payload }) => {
      const [image] = (payload as { logbook: { latest_images: Image[] } }).logbook.latest_images;
      return [image?.is_hearted, image?.is_added_to_profile];
    });
  const heart = path(`/image/${imageId}/heart`);
  const does = async (answer: ReturnType<typeof call>) => {
    expect((await answer).statusCode).toBe(200);
    await server.current.relay.drain();
  };
  await does(call("PUT", heart, "owner"));
  await expect.poll(shown).toEqual([[true, false]]);
  await does(call("DELETE", heart, "owner"));
  await expect.poll(() => shown().slice(1)).toEqual([[false, false]]);
  await does(call("POST", path("/addImagesToOwnerProfile"), "owner", { image_ids: [imageId] }));
  await expect.poll(() => shown().slice(2)).toEqual([[false, true]]);
  expect((await logbook("sitter")).unread_updates_count).toBe(0);
  socket.close();
});
