import type { Soak } from "#tests/soak/soak.ts";
import { makeSoakDatabase } from "#tests/soak/soak-database.ts";
import { makeSoakRooms } from "./chat-people.ts";
import { type SoakResult, soakChat } from "./chat-soak.ts";

/** The embedded database has room for one. */
const processes = process.env.TEST_DATABASE_URL ? 2 : 1;
const rooms = 200;
const perRound = { messages: 10_000, disconnects: 100, restarts: 2 };

/** Whether a chat keeps its word while connections break and servers come and go. */
export const soak: Soak<SoakResult> = {
  title: `100,000 messages, 1,000 broken connections, 20 restarts, processes: ${processes}`,
  rounds: 10,
  async round() {
    const database = await makeSoakDatabase(process.env.TEST_DATABASE_URL);
    try {
      return await soakChat({
        ...perRound,
        rooms: await database.use(({ db }) => makeSoakRooms(db, rooms)),
        processes,
        environment: database.environment,
      });
    } finally {
      await database.remove();
    }
  },
  summary(rounds) {
    const sum = (key: keyof SoakResult) => rounds.reduce((total, round) => total + round[key], 0);
    const keys = ["sent", "lost", "doubled", "disordered", "overtakes", "retries"] as const;
    const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
    return {
      markdown: [row(keys), row(keys.map(() => "---")), row(keys.map(sum))].join("\n"),
      isMet: sum("lost") + sum("doubled") + sum("disordered") === 0,
    };
  },
};
