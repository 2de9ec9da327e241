import { setup } from "#tests/setup/global-setup.ts";
import { makeSoakRooms } from "#tests/soak/chat-people.ts";
import { soakChat } from "#tests/soak/chat-soak.ts";
import { makeSoakDatabase } from "#tests/soak/soak-database.ts";
import type { Comparison } from "./harness.ts";

const MESSAGES = Number(process.env.BENCH_SOAK_MESSAGES ?? 100_000);
const ROOMS = 200;
const DISCONNECTS = 1_000;
const RESTARTS = 20;
/** The embedded database has room for one. */
const PROCESSES = process.env.TEST_DATABASE_URL ? 2 : 1;

/** Whether a chat keeps its word while connections break and servers come and go. */
export async function prepare(): Promise<{ comparisons: Comparison[]; stop(): Promise<void> }> {
  await setup();
  const database = await makeSoakDatabase(process.env.TEST_DATABASE_URL);
  const rooms = await database.use(({ db }) => makeSoakRooms(db, ROOMS));
  let sent = 0;

  async function soak(): Promise<number> {
    const result = await soakChat({
      rooms,
      messages: MESSAGES,
      disconnects: DISCONNECTS,
      restarts: RESTARTS,
      processes: PROCESSES,
      environment: database.environment,
      report: console.log,
    });
    console.log(result);
    sent = result.sent;
    const { lost, doubled, disordered } = result;
    return sent - lost - doubled - disordered;
  }

  const name = `${MESSAGES} messages, ${DISCONNECTS} broken connections, ${RESTARTS} restarts, ${PROCESSES} processes`;
  let right: Promise<number>;
  return {
    comparisons: [
      {
        name,
        // The floor goes first, and has to know how many there were.
        floor: {
          name: "sent",
          run: async () => {
            right = soak();
            await right;
            return sent;
          },
        },
        subject: { name: "there once and in order, on both sides", run: () => right },
        rounds: 1,
        target: 1,
        atMost: 1,
        unit: "count",
      },
    ],
    stop: () => database.remove(),
  };
}
