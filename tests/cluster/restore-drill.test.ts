import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEmbedded } from "#server/db/embedded/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { readPreparedDump } from "#server/db/prepared-dump.ts";
import { profileImages } from "#server/db/schema/profiles.ts";
import { backedUp, keyFiles, left } from "#server/platform/backups/data-folder.ts";
import { makePair, makeRoom } from "../factories/chat.ts";
import { makePicture } from "../factories/pictures.ts";
import { type ServerProcess, startServer } from "../setup/server-process.ts";

const root = path.join(import.meta.dirname, "../..");
/** Two servers, a backup and a restore, each a process that loads the product. */
const timeout = 300_000;
const run = promisify(execFile);
/** Each with a picture; more would only keep the machine from its work. */
const mostMeanwhile = 15;

let folder: string;
let ownerToken: string;
let roomId: number;
const servers: ServerProcess[] = [];

/** As somebody types it. */
const command = (name: "backup" | "restore", args: string[]) =>
  run(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, "site") },
  });

async function start(dataDir: string): Promise<ServerProcess> {
  const environment = {
    DATA_DIR: dataDir,
    DEMO: "0",
    LIMIT_MESSAGES: "1000000",
    LIMIT_REQUESTS: "1000000",
  };
  // As it was built, which starts in a third of the time.
  const server = await startServer(environment, "scripts/start.ts");
  servers.push(server);
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kwispel-drill-"));
  const site = path.join(folder, "site");
  const database = await openEmbedded({ folder: site, readDump: readPreparedDump });
  await migrate(database);
  const pair = await makePair(database.db);
  roomId = await makeRoom(database.db, pair);
  // A picture of the factory's sitter, which is a row and no more.
  await database.db.delete(profileImages);
  ownerToken = pair.owner.token;
  await database.close();
}, timeout);

afterAll(async () => {
  for (const server of servers) await server.stop("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

type Picture = { url: string };
type Answer<Data> = { data: Data };

const asOwner = () => ({ authorization: `Bearer ${ownerToken}` });

async function call<Body>(url: string, init: RequestInit, status: number): Promise<Body> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  expect(`${answer.status} ${text}`).toMatch(new RegExp(`^${status} `));
  return JSON.parse(text) as Body;
}

async function register(url: string, email: string): Promise<string> {
  const csrf = await fetch(`${url}/sanctum/csrf-cookie`);
  const cookie = /XSRF-TOKEN=([^;]+)/.exec(csrf.headers.get("set-cookie") ?? "")?.[1] ?? "";
  const headers = {
    "content-type": "application/json",
    "x-xsrf-token": decodeURIComponent(cookie),
    cookie: `XSRF-TOKEN=${cookie}`,
  };
  const body = JSON.stringify({
    first_name: "Noor",
    last_name: "Jansen",
    birth_date: "1990-01-01",
    terms: true,
    email,
    password: "vier losse natte honden",
  });
  const init = { method: "POST", headers, body };
  return (await call<{ token: string }>(`${url}/api/registerUser/pet_owner`, init, 201)).token;
}

function form(fields: Record<string, string | Buffer>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") data.append(name, value);
    else data.append(name, new Blob([new Uint8Array(value)]), "picture.jpg");
  }
  return data;
}

const say = (url: string, fields: Record<string, string | Buffer>) =>
  call<Answer<{ id: number; image: Picture | null }>>(
    `${url}/api/messages`,
    {
      method: "POST",
      headers: asOwner(),
      body: form({ chat_room_id: String(roomId), ...fields }),
    },
    201,
  );

async function bytesOf(url: string, picture: string, token?: string): Promise<Buffer> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(new URL(picture, url), { headers });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

it("brings back everything that was answered before the backup began, on a new folder", {
  timeout,
}, async () => {
  const site = path.join(folder, "site");
  const before = await start(site);
  const token = await register(before.url, "noor@example.test");
  const noor = { authorization: `Bearer ${token}` };
  const fields = { name: "Moos", category: "dog", "images[]": await makePicture("teal") };
  const pet = await call<Answer<{ id: number; images: Picture[] }>>(
    `${before.url}/api/pets`,
    { method: "POST", headers: noor, body: form(fields) },
    201,
  );
  const image = await makePicture("plum");
  const sent = await say(before.url, { message: "Moos komt graag.", image });
  const petPicture = pet.data.images[0]?.url ?? "none";
  const chatPicture = sent.data.image?.url ?? "none";
  const petBytes = await bytesOf(before.url, petPicture);
  const chatBytes = await bytesOf(before.url, chatPicture, ownerToken);

  // People go on meanwhile; what they say now may be in it or not.
  let isDone = false;
  const backups = path.join(folder, "backups");
  const backup = command("backup", [backups]).finally(() => {
    isDone = true;
  });
  let meanwhile = 0;
  while (!isDone && meanwhile < mostMeanwhile) {
    await say(before.url, { message: `Bericht ${meanwhile}`, image });
    meanwhile += 1;
  }
  const { stdout } = await backup;
  expect(stdout).toContain("was opened, and is whole");
  expect(stdout).not.toContain("missing");
  expect(meanwhile).toBeGreaterThan(0);

  // What is there and neither backed up nor left on purpose was forgotten.
  const known: string[] = [...Object.values(backedUp), ...keyFiles, ...left];
  expect((await readdir(site)).filter((name) => !known.includes(name))).toEqual([]);

  const keys = path.join(folder, "keys");
  for (const name of keyFiles) await cp(path.join(site, name), path.join(keys, name));
  await before.stop("SIGKILL");
  await rm(site, { recursive: true });

  const [file = ""] = await readdir(backups);
  const restored = path.join(folder, "restored");
  await command("restore", [path.join(backups, file), restored, "--keys", keys]);
  const after = await start(restored);
  const user = await call<{ email: string }>(`${after.url}/api/user`, { headers: noor }, 200);
  expect(user.email).toBe("noor@example.test");
  const pets = await call<typeof pet & Answer<unknown>>(
    `${after.url}/api/pets/${pet.data.id}`,
    { headers: noor },
    200,
  );
  expect(pets.data).toMatchObject({ name: "Moos", images: [{ url: petPicture }] });
  const url = `${after.url}/api/chatRooms/${roomId}/messages?limit=100`;
  const said = await call<Answer<{ id: number; message: string }[]>>(
    url,
    { headers: asOwner() },
    200,
  );
  expect(said.data).toContainEqual(
    expect.objectContaining({ id: sent.data.id, message: "Moos komt graag." }),
  );
  expect((await bytesOf(after.url, petPicture)).equals(petBytes)).toBe(true);
  expect((await bytesOf(after.url, chatPicture, ownerToken)).equals(chatBytes)).toBe(true);
});
