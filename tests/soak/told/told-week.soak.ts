import type { Soak } from "#tests/soak/soak.ts";
import { amsterdamMoment } from "../money/plain-days.ts";
import type { Lived } from "./days.ts";
import { dayMs, minuteMs } from "./facts.ts";
import { liveKilledWeek } from "./killed-week.ts";
import { liveWeek } from "./told-week.ts";

const serverUrl = process.env.TEST_DATABASE_URL;
/** Weeks from Monday to Monday, on whose Sunday the clocks go back, and forward. */
const weeks = ["2027-10-25", "2027-03-22"];
const kills = 20;

type Round = Lived & { kills: number };

/** Whether everybody is told what they are to be told, once, and nothing else. */
export const soak: Soak<Round> = {
  title: `a week of 2,000 people over each clock change, as it should be and with ${kills} kills and a day's outage, ${serverUrl ? "PostgreSQL server" : "embedded database"}`,
  rounds: 2 * weeks.length,
  async round(nr) {
    const start = amsterdamMoment(weeks[nr % weeks.length] ?? "", "00:00");
    const week = {
      ...{ start, days: 7, pairs: 500, others: 1_200, bookings: 650, seed: nr },
      everyMs: minuteMs,
    };
    const lived =
      nr <= weeks.length
        ? { ...(await liveWeek({ ...week, outage: null })), kills: 0 }
        : await liveKilledWeek({
            ...{ ...week, kills, serverUrl },
            // In the middle of an afternoon, and over to the next.
            outage: { from: start + 2.6 * dayMs, ms: dayMs },
          });
    if (lived.wrong.length > 0) throw new Error(`seed ${nr}:\n${lived.wrong.join("\n")}`);
    return lived;
  },
  summary(rounds) {
    const names = {
      people: "people",
      bookings: "bookings",
      acts: "things they did",
      looks: "looks at the clock",
      kills: "kills",
      listed: "told in lists",
      mails: "mails",
      pushes: "pushes",
      messages: "reminders in rooms",
      repeated: "repeated by a kill",
    } as const;
    const keys = Object.keys(names) as (keyof typeof names)[];
    const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
    return {
      // What is wrong ends a round at once, with its seed.
      markdown: [
        row(Object.values(names)),
        row(keys.map(() => "---")),
        ...rounds.map((round) => row(keys.map((key) => round[key]))),
      ].join("\n"),
      isMet:
        rounds.every((round) => round.people >= 2_000 && round.bookings >= 500) &&
        rounds.every((round) => round.repeated <= 2 * round.kills) &&
        rounds.filter((round) => round.kills === kills).length === weeks.length,
    };
  },
};
