import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import sharp from "sharp";
import type { Comparison } from "./harness.ts";
import { askMemory } from "./memory.ts";

const UPLOADS = Number(process.env.BENCH_UPLOADS ?? 1_000);
const FIRST = 50;
// Under the profile's limit of twenty; then they are all thrown away.
const KEPT = 10;
/** A line in the terminal, to see a slow climb that the ratio forgives. */
const SHOWN = 50;

/** As browsers send them, 1920 wide at most, and now and then one straight from a camera. */
async function makePictures(): Promise<Blob[]> {
  const sizes = [
    ...Array.from({ length: 6 }, () => ({ width: 1280, height: 960 })),
    { width: 960, height: 1280 },
    { width: 1920, height: 1440 },
    { width: 1440, height: 1920 },
    { width: 4000, height: 3000 },
  ];
  const pictures: Blob[] = [];
  for (const [index, size] of sizes.entries()) {
    const noise = { type: "gaussian", mean: 90 + index * 10, sigma: 40 } as const;
    // Blurred, so that it is no harder to compress than a photo of a dog.
    const bytes = await sharp({ create: { ...size, channels: 3, background: "black", noise } })
      .blur(2)
      .jpeg({ quality: 85 })
      .toBuffer();
    pictures.push(new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }));
  }
  return pictures;
}

async function signUp(origin: string): Promise<string> {
  const csrf = await fetch(`${origin}/sanctum/csrf-cookie`);
  const cookie = /XSRF-TOKEN=([^;]+)/.exec(csrf.headers.get("set-cookie") ?? "")?.[1] ?? "";
  const response = await fetch(`${origin}/api/registerUser/pet_sitter`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: `XSRF-TOKEN=${cookie}`,
      "x-xsrf-token": decodeURIComponent(cookie),
    },
    body: JSON.stringify({
      first_name: "Noor",
      last_name: "Jansen",
      email: "noor@example.test",
      password: "vier losse natte honden",
      birth_date: "1990-01-01",
      terms: true,
    }),
  });
  if (response.status !== 201) throw new Error(`signing up: ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

/** What the process holds after the first fifty pictures, against the most it holds afterwards. */
export async function prepare(): Promise<{ comparisons: Comparison[]; stop(): Promise<void> }> {
  const pictures = await makePictures();
  const server = fork(join(import.meta.dirname, "servers/uploads-server.ts"), {
    execArgv: ["--import", "./server/platform/jsx-hook.ts"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const ended = once(server, "exit");
  const [message] = await Promise.race([
    once(server, "message"),
    ended.then(([code]) => {
      throw new Error(`The server ended with ${code} before it was ready.`);
    }),
  ]);
  const { origin } = message as { origin: string };
  const headers = { authorization: `Bearer ${await signUp(origin)}` };

  /** The most that was held meanwhile. */
  async function upload(count: number): Promise<number> {
    let largest = 0;
    for (let sent = 1; sent <= count; sent += 1) {
      const picture = pictures[sent % pictures.length];
      if (!picture) throw new RangeError("no picture");
      const body = new FormData();
      body.append("_method", "PUT");
      body.append("images[]", picture, "picture.jpg");
      const answer = await fetch(`${origin}/api/user`, { method: "POST", headers, body });
      if (answer.status !== 200) throw new Error(`upload ${sent}: ${await answer.text()}`);
      await answer.arrayBuffer();
      if (sent % KEPT === 0) {
        await fetch(`${origin}/api/user/images`, { method: "DELETE", headers });
      }
      if (sent % SHOWN === 0 || sent === count) {
        const memory = await askMemory(server);
        largest = Math.max(largest, memory.largest);
        const [now, most] = [memory.now, memory.largest].map((bytes) =>
          Math.round(bytes / 2 ** 20),
        );
        console.log(`  ${sent} of ${count}: ${now} MB, at most ${most} MB`);
      }
    }
    return largest;
  }

  return {
    comparisons: [
      {
        name: "memory over uploads",
        rounds: 1,
        unit: "bytes",
        atMost: 1.5,
        floor: {
          name: `after the first ${FIRST}`,
          run: async () => {
            await upload(FIRST);
            return (await askMemory(server)).now;
          },
        },
        subject: {
          name: `most during the next ${UPLOADS - FIRST}`,
          run: () => upload(UPLOADS - FIRST),
        },
      },
    ],
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
    },
  };
}
