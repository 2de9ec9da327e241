import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { testDataKey } from "#tests/setup/data-key.ts";
import { setup } from "#tests/setup/global-setup.ts";
import { copyTemplate } from "#tests/setup/test-database.ts";
import { forkServer } from "#tests/soak/server-fork.ts";
import type { Comparison } from "./harness.ts";
import { startPostgres } from "./postgres.ts";

const MAILS = Number(process.env.BENCH_MAILS ?? 10_000);
/** Each of them is long enough to forgive a bad second. */
const ROUNDS = 1;

type Sent = { seconds: number; cpuMs: number };
type Ledger = {
  once: number;
  twice: number;
  withoutAnswer: number;
  strangers: number;
  faults: Record<string, number>;
};

async function ask<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  const answer = once(child, "message");
  child.send(question);
  return (await answer)[0] as Answer;
}

export async function prepare(): Promise<{
  comparisons: Comparison[];
  notes(): Promise<string>;
  stop(): Promise<void>;
}> {
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  await setup();
  const copy = await copyTemplate(postgres.url);
  const servers = path.join(import.meta.dirname, "servers");
  const receiver = await forkServer(path.join(servers, "mail-receiver.ts"));
  const sender = await forkServer(path.join(servers, "mail-sender.ts"), {
    NODE_ENV: "production",
    DATABASE_URL: copy.url,
    APP_KEY: "k".repeat(32),
    DATA_KEY: testDataKey,
    SMTP_URL: receiver.origin,
    MAIL_FROM: "Kwispel <post@kwispel.test>",
    MAIL_DOMAIN_PER_SECOND: "0",
  });
  const cpu = { queue: [] as number[], bare: [] as number[] };
  const ledgers: Ledger[] = [];
  let rounds = 0;

  async function send(how: "queue" | "bare", count: number): Promise<number> {
    const prefix = `${how}-${rounds++}`;
    const { seconds, cpuMs } = await ask<Sent>(sender.child, { how, prefix, count });
    cpu[how].push(cpuMs);
    const ledger = await ask<Ledger>(receiver.child, { prefix: `${prefix}-` });
    if (how === "queue") ledgers.push(ledger);
    return count / seconds;
  }
  // The first ones load what all of them need, and make the words for the bare loop.
  await send("queue", 200);
  await send("bare", 200);
  ledgers.length = 0;
  cpu.queue.length = cpu.bare.length = 0;

  const sum = (of: (ledger: Ledger) => number) =>
    ledgers.reduce((total, ledger) => total + of(ledger), 0);
  const each = (values: number[]) =>
    (values.reduce((total, value) => total + value, 0) / values.length).toFixed(2);
  return {
    comparisons: [
      {
        name: `${MAILS.toLocaleString("en")} queued mails leave, though the receiver refuses, stalls and drops`,
        subject: { name: "written and sent by the queue", run: () => send("queue", MAILS) },
        floor: { name: "a bare loop with nodemailer's pool", run: () => send("bare", MAILS) },
        rounds: ROUNDS,
        target: 0.5,
      },
      {
        name: "none lost, none twice",
        subject: {
          name: "taken, and said so, once",
          run: async () => sum(({ once, twice, strangers }) => once - twice - strangers),
        },
        floor: { name: "queued", run: async () => ledgers.length * MAILS },
        rounds: 1,
        target: 1,
        atMost: 1,
        unit: "count",
      },
    ],
    notes: async () => {
      const faults = Object.entries(ledgers.at(-1)?.faults ?? {})
        .map(([fault, often]) => `${fault} ${often}`)
        .join(", ");
      return `CPU for each mail: ${each(cpu.queue)} ms in the queue's process, ${each(cpu.bare)} ms in the bare loop. Taken without an answer, and sent again under the same Message-ID: ${sum(({ withoutAnswer }) => withoutAnswer)}. Faults in all: ${faults}.`;
    },
    async stop() {
      await sender.stop("SIGTERM");
      await receiver.stop("SIGTERM");
      await copy.remove();
      await postgres.stop();
    },
  };
}
