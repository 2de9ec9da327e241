import type { Soak } from "#tests/soak/soak.ts";
import { type BookingKills, soakBookingKills } from "./booking-kills.ts";

const serverUrl = process.env.TEST_DATABASE_URL;

/** Whether what follows of a yes follows once, however the server ends. */
export const soak: Soak<BookingKills> = {
  title: `20 kills between a yes and what follows of it, ${serverUrl ? "PostgreSQL server" : "embedded database"}`,
  rounds: 2,
  round: (seed) => soakBookingKills({ kills: 10, perKill: 20, seed, serverUrl }),
  summary(rounds) {
    const sum = (key: keyof BookingKills) => rounds.reduce((total, round) => total + round[key], 0);
    const names: Record<keyof BookingKills, string> = {
      kills: "kills",
      answered: "answered",
      agreed: "agreed in the end",
      lost: "lost",
      messagesWrong: "messages not once",
      noticesWrong: "notices not once",
      mailsWrong: "mails not once",
    };
    const keys = Object.keys(names) as (keyof BookingKills)[];
    const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
    return {
      markdown: [row(Object.values(names)), row(keys.map(() => "---")), row(keys.map(sum))].join(
        "\n",
      ),
      isMet:
        sum("lost") + sum("messagesWrong") + sum("noticesWrong") + sum("mailsWrong") === 0 &&
        sum("agreed") > sum("kills"),
    };
  },
};
