import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { PersonalDataExport } from "#contract/privacy/personal-data.ts";
import type { Db } from "#server/db/database.ts";
import { messages } from "#server/db/schema/chat.ts";
import { imageVariantKey } from "#server/platform/images/store-image.ts";
import { makePair, makeRoom } from "#tests/factories/chat.ts";
import { setup } from "#tests/setup/global-setup.ts";
import { postgresFolder } from "#tests/setup/postgres-cluster.ts";
import { forkServer } from "#tests/soak/server-fork.ts";
import { makeSoakDatabase } from "#tests/soak/soak-database.ts";
import type { Comparison } from "./harness.ts";
import { askMemory, idleMemory } from "./memory.ts";
import { startPostgres } from "./postgres.ts";

const MEGABYTES = Number(process.env.BENCH_EXPORT_MB ?? 5_120);
const PICTURE_BYTES = 512 * 1024;
const PICTURES = Math.ceil((MEGABYTES * 2 ** 20) / PICTURE_BYTES);
const WIDTH = 1920;
const LONGEST_MS = 30 * 60_000;

const picture = (nr: number) => `chat/bench/${nr}`;

/** One message of somebody's with each of the pictures. */
async function sendPictures(db: Db, chatRoomId: number): Promise<void> {
  const now = new Date();
  const rows = Array.from({ length: PICTURES }, (_, nr) => ({
    ...({ chatRoomId, type: "TEXT", sentBy: "pet_owner" } as const),
    text: `Kijk, foto ${nr}`,
    deliveredAt: now,
    readAt: now,
    createdAt: now,
    imageKey: picture(nr),
    imageWidths: [WIDTH],
    imageWidth: WIDTH,
    imageHeight: 1440,
    imagePlaceholder: "1QUBBICHiIiId4eAeHiIiIB3Bw==",
  }));
  for (let start = 0; start < rows.length; start += 500) {
    await db.insert(messages).values(rows.slice(start, start + 500));
  }
}

/** Bytes by chance, as no picture can be made smaller; each file begins with other ones. */
async function storePictures(folder: string): Promise<void> {
  const bytes = randomBytes(PICTURE_BYTES);
  for (let nr = 0; nr < PICTURES; nr += 1) {
    bytes.writeUInt32LE(nr);
    const file = path.join(folder, "files", imageVariantKey(picture(nr), WIDTH));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

export async function prepare(): Promise<{ comparisons: Comparison[]; stop(): Promise<void> }> {
  const postgres = postgresFolder ? await startPostgres() : null;
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  await setup();
  const database = await makeSoakDatabase(postgres?.url);
  const token = await database.use(async ({ db }) => {
    const pair = await makePair(db);
    await sendPictures(db, await makeRoom(db, pair));
    return pair.owner.token;
  });
  await storePictures(database.environment.DATA_DIR ?? "");
  const server = await forkServer(path.join(import.meta.dirname, "servers/export-server.ts"), {
    ...database.environment,
    // As `npm start` gives it.
    NODE_OPTIONS: "--max-semi-space-size=4",
  });
  const url = `${server.origin}/api/user/personalData`;
  const headers = { authorization: `Bearer ${token}` };
  let idle = 0;

  async function makeExport(): Promise<number> {
    const asked = await fetch(url, { method: "POST", headers });
    if (asked.status !== 202) throw new Error(`asking: ${await asked.text()}`);
    for (const since = performance.now(); performance.now() - since < LONGEST_MS; ) {
      await setTimeout(1_000);
      const answer = await fetch(`${url}/state`, { headers });
      const { data } = (await answer.json()) as { data: PersonalDataExport };
      if (data.state === "failed") throw new Error("the file could not be made");
      if (data.state === "ready") return (await askMemory(server.child)).largest;
    }
    throw new Error("the file was not made in time");
  }

  async function download(): Promise<number> {
    const answer = await fetch(url, { headers });
    if (answer.status !== 200 || !answer.body) throw new Error(`download: ${answer.status}`);
    let bytes = 0;
    for await (const chunk of answer.body) bytes += chunk.byteLength;
    if (bytes < PICTURES * PICTURE_BYTES) throw new Error(`only ${bytes} bytes came`);
    return (await askMemory(server.child)).largest;
  }

  const size = `${Number((MEGABYTES / 1024).toFixed(1))} GB of pictures`;
  const limits = { rounds: 1, unit: "bytes", atMost: 1.3 } as const;
  return {
    comparisons: [
      {
        name: `memory while a file of one's own data is made, ${size}`,
        ...limits,
        floor: {
          name: "idle",
          run: async () => {
            idle = await idleMemory(server.child);
            return idle;
          },
        },
        subject: { name: "most meanwhile", run: makeExport },
      },
      {
        name: `memory while it is downloaded, ${size}`,
        ...limits,
        floor: { name: "idle, before it was made", run: async () => idle },
        subject: { name: "most meanwhile", run: download },
      },
    ],
    stop: async () => {
      await server.stop("SIGTERM");
      await database.remove();
      await postgres?.stop();
    },
  };
}
