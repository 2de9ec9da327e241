import { randomUUID } from "node:crypto";
import type { Dice } from "#art/seed.ts";
import type { SoakPerson } from "./chat/chat-people.ts";

export type UploadClient = {
  /** One change of what somebody shows, by chance; gives the status, or 0 when the server went away. */
  act(): Promise<number>;
};

type Part = [name: string, value: string | Buffer];
type WireImages = { images: { id: number }[] };

/** Somebody who adds, replaces and removes pictures wherever there are any. */
export function createUploadClient(
  origin: string,
  { roomId, token, isOwner }: SoakPerson & { roomId: number; isOwner: boolean },
  { pictures, roll }: { pictures: readonly Buffer[]; roll: Dice },
): UploadClient {
  const picture = () => pick(roll, pictures);

  async function call(method: string, path: string, parts: Part[] = []): Promise<Response> {
    const form = new FormData();
    for (const [name, value] of parts) {
      if (typeof value === "string") form.append(name, value);
      else form.append(name, new Blob([new Uint8Array(value)]), "picture.jpg");
    }
    const headers = { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
    const body = parts.length > 0 ? { body: form } : {};
    return fetch(`${origin}${path}`, { method, headers, ...body });
  }

  const read = async <Answer>(path: string) => (await (await call("GET", path)).json()) as Answer;
  const put: Part = ["_method", "PUT"];

  async function changePet(): Promise<Response> {
    const { data } = await read<{ data: ({ id: number } & WireImages)[] }>("/api/pets");
    const pet = data.at(Math.floor(roll.between(0, data.length)));
    if (!pet || roll.chance(0.3)) {
      const parts: Part[] = [
        ["name", "Moos"],
        ["category", "dog"],
      ];
      return call("POST", "/api/pets", [
        ...parts,
        ["images[]", picture()],
        ["images[]", picture()],
      ]);
    }
    if (roll.chance(0.2)) return call("DELETE", `/api/pets/${pet.id}`);
    const removed = pet.images.slice(0, 1).map(({ id }): Part => ["removed_images[]", String(id)]);
    return call("POST", `/api/pets/${pet.id}`, [put, ...removed, ["images[]", picture()]]);
  }

  async function changeRequest(): Promise<Response> {
    const has = (await call("GET", "/api/request")).status === 200;
    if (has && roll.chance(0.2)) return call("DELETE", "/api/request");
    // One in three asks for days that have passed, and is refused after its picture was stored.
    const day: Part = ["start_date", roll.chance(0.3) ? "2020-01-01" : "2099-01-01"];
    if (has) return call("POST", "/api/request", [put, day, ["image", picture()]]);
    const parts: Part[] = [
      ["title", "Elke vrijdag"],
      ["description", "Voor altijd."],
      ["service_types[0]", "dog_walking_service"],
      ["animals", ""],
    ];
    return call("POST", "/api/request", [...parts, day, ["image", picture()]]);
  }

  async function changeProfile(): Promise<Response> {
    const { profile } = await read<{ profile: WireImages }>("/api/user");
    const image = profile.images.at(Math.floor(roll.between(0, profile.images.length)));
    if (image && roll.chance(0.2)) return call("DELETE", `/api/user/deleteImage/${image.id}`);
    if (roll.chance(0.1)) return call("DELETE", "/api/user/images");
    const replaced: Part[] =
      image && roll.chance(0.5) ? [["replaced_image", String(image.id)]] : [];
    return call("POST", "/api/user", [
      put,
      ...replaced,
      ["images[]", picture()],
      ["images[]", picture()],
    ]);
  }

  const sendMessage = () =>
    call("POST", "/api/messages", [
      ["chat_room_id", String(roomId)],
      ["image", picture()],
    ]);

  const ways = isOwner
    ? [changePet, changePet, changeRequest, changeProfile, sendMessage]
    : [changeProfile, sendMessage];
  return {
    async act() {
      try {
        const answer = await pick(roll, ways)();
        await answer.arrayBuffer();
        return answer.status;
      } catch (error) {
        // Nobody answers any more, or the answer breaks off.
        if (error instanceof TypeError || error instanceof SyntaxError) return 0;
        throw error;
      }
    },
  };
}

function pick<Item>(roll: Dice, items: readonly Item[]): Item {
  const item = items[Math.floor(roll.between(0, items.length))];
  if (item === undefined) throw new Error("there is nothing to choose from");
  return item;
}
