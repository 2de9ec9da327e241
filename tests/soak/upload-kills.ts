import path from "node:path";
import { isNull } from "drizzle-orm";
import { dice } from "#art/seed.ts";
import { hourMs } from "#contract/shared/durations.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { checkFiles } from "#server/platform/images/check-files.ts";
import { sweepUploads } from "#server/platform/images/uploads.ts";
import { createFolderStorage } from "#server/platform/storage/folder-storage.ts";
import { makePicture } from "../factories/pictures.ts";
import { makeSoakRooms } from "./chat/chat-people.ts";
import { chatServerFile, forkServer } from "./server-fork.ts";
import { makeSoakDatabase, type SoakDatabase } from "./soak-database.ts";
import { createUploadClient } from "./upload-client.ts";

export type UploadKills = {
  kills: number;
  /** Changes that were answered with success, and that were refused. */
  done: number;
  refused: number;
  /** Uploads that a kill left pending: so often it hit one on its way. */
  pending: number;
  /** Files that rows show in the end. */
  shown: number;
  /** After the sweep. */
  withoutRow: number;
  withoutFile: number;
};

const colours = ["red", "green", "blue", "gold", "navy", "coral", "teal", "plum"];

type Plan = { kills: number; seed: number; serverUrl: string | undefined };

/** People change their pictures in all ways at once, and the server is killed under their hands. */
export async function soakUploadKills({ kills, seed, serverUrl }: Plan): Promise<UploadKills> {
  const database = await makeSoakDatabase(serverUrl);
  const roll = dice(seed);
  const figures = { kills: 0, done: 0, refused: 0, pending: 0 };
  const answered = () => figures.done + figures.refused;
  let found = { shown: 0, withoutRow: 0, withoutFile: 0 };
  const pictures = await Promise.all(colours.map((colour) => makePicture(colour)));
  try {
    const rooms = await database.use(({ db }) => makeSoakRooms(db, 3));
    while (figures.kills < kills) {
      const server = await forkServer(chatServerFile, database.environment);
      let isKilled = false;
      const busy = rooms.flatMap(({ id: roomId, people }) =>
        people.map(async (person, side) => {
          const who = { ...person, roomId, isOwner: side === 0 };
          const client = createUploadClient(server.origin, who, { pictures, roll });
          while (!isKilled) {
            const status = await client.act();
            if (status >= 500) throw new Error(`a change was answered with ${status}`);
            if (status >= 400) figures.refused += 1;
            else if (status > 0) figures.done += 1;
          }
        }),
      );
      try {
        const enough = answered() + roll.between(2, 30);
        // Whoever of them is answered as they must not be ends the waiting.
        await Promise.race([until(() => isKilled || answered() > enough), Promise.all(busy)]);
        await pause(roll.between(0, 200));
      } finally {
        isKilled = true;
        await server.stop("SIGKILL");
      }
      await Promise.all(busy);
      const { pending, ...rest } = await sweepAndCheck(database);
      figures.kills += 1;
      figures.pending += pending;
      found = rest;
      if (rest.withoutRow + rest.withoutFile > 0) break;
    }
  } finally {
    await database.remove();
  }
  return { ...figures, ...found };
}

/** As the job does it an hour or more later; everything that is there then has its other half. */
async function sweepAndCheck(database: SoakDatabase) {
  const root = path.join(database.environment.DATA_DIR ?? "", "files");
  const storage = await createFolderStorage({ root });
  const now = new Date(Date.now() + 2 * hourMs);
  return database.use(async ({ db }) => {
    const pending = await db.$count(uploads, isNull(uploads.removedAt));
    await sweepUploads({ db, storage, now });
    const { shown, withoutRow, withoutFile, waiting } = await checkFiles({ db, storage });
    if (waiting > 0) throw new Error(`${waiting} uploads were left by the sweep`);
    return { pending, shown, withoutRow: withoutRow.length, withoutFile: withoutFile.length };
  });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(10);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
