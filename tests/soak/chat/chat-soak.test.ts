import { afterEach, expect, it } from "vitest";
import { makeSoakDatabase, type SoakDatabase } from "#tests/soak/soak-database.ts";
import { makeSoakRooms } from "./chat-people.ts";
import { soakChat } from "./chat-soak.ts";

let database: SoakDatabase | undefined;
afterEach(() => database?.remove());

// The large one is `npm run soak -- chat`.
it("loses and doubles no message over broken connections and restarts, and keeps their order", {
  timeout: 600_000,
}, async () => {
  database = await makeSoakDatabase(process.env.TEST_DATABASE_URL);
  const rooms = await database.use(({ db }) => makeSoakRooms(db, 3));
  const { environment } = database;
  const plan = { rooms, messages: 48, disconnects: 6, restarts: 1, processes: 1, environment };
  expect(await soakChat(plan)).toMatchObject({
    sent: 48,
    lost: 0,
    doubled: 0,
    disordered: 0,
    overtakes: 0,
  });
});
