import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inArray } from "drizzle-orm";
import { users } from "#server/db/schema/account.ts";
import { startServer } from "#tests/setup/server-process.ts";
import { startBystanders } from "#tests/soak/bystander.ts";
import { makeSoakRooms } from "#tests/soak/chat/chat-people.ts";
import type { Soak } from "#tests/soak/soak.ts";
import { makeSoakDatabase } from "#tests/soak/soak-database.ts";
import type { AttackFigures, AttackPlan } from "./socket-attack.ts";

const frames = Number(process.env.SOAK_FRAMES ?? 1_000_000);
const warmUpFrames = 50_000;
/** An owner, a sitter and an admin of each; guests come by themselves. */
const attackerRooms = 12;
const quietMs = 30_000;
const settleMs = 15_000;
const allowed = { memory: 1.3, pages: 10 };

type Figures = AttackFigures & {
  seconds: number;
  quietP99: number;
  attackedP99: number;
  pages: number;
  messages: number;
  messageP99: number;
  memoryBefore: number;
  memoryAfter: number;
  problems: number;
};

/** One process and one round: what grows in a million frames must not be forgotten on the way. */
export const soak: Soak<Figures> = {
  title: `${frames.toLocaleString("en")} random and hostile frames over sockets, embedded database`,
  rounds: 1,
  async round(seed) {
    const database = await makeSoakDatabase();
    const rooms = await database.use(async ({ db }) => {
      const made = await makeSoakRooms(db, attackerRooms + 1);
      const admins = made.slice(1, 4).map(({ people: [owner] }) => owner.userId);
      await db.update(users).set({ role: "admin" }).where(inArray(users.id, admins));
      return made;
    });
    const server = await startServer(
      {
        ...database.environment,
        DEMO: "0",
        TRUST_PROXY: "127.0.0.1",
        // One visitor reads pages all the time; sockets are limited as ever.
        LIMIT_REQUESTS: "1000000",
        LIMIT_MESSAGES: "1000000",
      },
      "tests/setup/settling-server.ts",
    );
    try {
      const [bystanders = null, ...attacked] = rooms;
      if (!bystanders) throw new Error("there is no room");
      const people = attacked.flatMap((room) => room.people);
      const plan: AttackPlan = {
        url: server.url,
        seed,
        frames: warmUpFrames,
        attackers: 32,
        tokens: ["", "", "", ...people.map(({ token }) => token)],
        ids: [...rooms.map(({ id }) => id), ...people.map(({ userId }) => userId), 999_999],
      };
      const others = await startBystanders(server.url, bystanders);
      // A process that has just started is slow at everything that it does for the first time.
      await wait(settleMs);
      await attackFromOutside(plan);
      await wait(settleMs);
      others.problems.length = 0;
      const loggedBefore = server.output().length;
      others.takePageTimes();
      await wait(quietMs);
      const quiet = others.takePageTimes();
      others.takeMessageTimes();
      const memoryBefore = await settledBytes(server.pid);

      const begin = performance.now();
      const figures = await attackFromOutside({ ...plan, seed: seed + 1, frames });
      const seconds = Math.round((performance.now() - begin) / 1_000);
      const attackedTimes = others.takePageTimes();
      const messageTimes = others.takeMessageTimes();
      await wait(settleMs);
      const memoryAfter = await settledBytes(server.pid);
      await others.stop();
      const code = await server.stop("SIGTERM");
      // From a warning on.
      const logged = server
        .output()
        .slice(loggedBefore)
        .split("\n")
        .filter((line) => line.includes('"level"'));
      for (const line of [...others.problems, ...logged].slice(0, 20)) {
        process.stdout.write(`${line}\n`);
      }
      return {
        ...figures,
        seconds,
        quietP99: p99(quiet),
        attackedP99: p99(attackedTimes),
        pages: attackedTimes.length,
        messages: messageTimes.length,
        messageP99: p99(messageTimes),
        memoryBefore,
        memoryAfter,
        problems: others.problems.length + logged.length + (code === 0 ? 0 : 1),
      };
    } finally {
      await server.stop("SIGKILL");
      await database.remove();
    }
  },
  summary(rounds) {
    const megabytes = (bytes: number) => Math.round(bytes / 1e6);
    const rows = rounds.map((round) =>
      [
        round.frames,
        round.connections,
        round.cutOff,
        round.refused,
        `${round.seconds} s`,
        `${round.quietP99.toFixed(0)} → ${round.attackedP99.toFixed(0)} ms`,
        `${round.messageP99.toFixed(0)} ms`,
        `${megabytes(round.memoryBefore)} → ${megabytes(round.memoryAfter)} MB`,
        round.problems,
      ].join(" | "),
    );
    const isMet = rounds.every(
      (round) =>
        round.frames >= frames &&
        round.problems === 0 &&
        round.attackedP99 <= allowed.pages * round.quietP99 &&
        round.memoryAfter <= allowed.memory * round.memoryBefore,
    );
    const heads =
      "frames | connections | cut off | refused | time | pages p99 | message p99 | resident | problems";
    const rule = heads.replace(/[^|]+/g, " --- ");
    return { markdown: [heads, rule, ...rows].map((row) => `| ${row} |`).join("\n"), isMet };
  },
};

async function attackFromOutside(plan: AttackPlan): Promise<AttackFigures> {
  const child = fork(path.join(import.meta.dirname, "socket-attacker.ts"));
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`the attackers ended with ${code}`);
  });
  child.send(plan);
  const [figures] = await Promise.race([once(child, "message"), ended]);
  await ended.catch(() => {});
  return figures as AttackFigures;
}

/** What is resident once it has tidied up. */
async function settledBytes(pid: number): Promise<number> {
  for (let times = 0; times < 3; times += 1) {
    process.kill(pid, "SIGUSR2");
    await wait(2_000);
  }
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1_024;
}

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
