import type { Soak } from "#tests/soak/soak.ts";
import { amsterdamMoment } from "../money/plain-days.ts";
import type { Lived } from "./days.ts";
import { dayMs, minuteMs } from "./facts.ts";
import { liveKilledWeek } from "./killed-week.ts";
import { liveWeek } from "./told-week.ts";

const serverUrl = process.env.TEST_DATABASE_URL;
/** From Monday to Monday, with a Sunday on which the clocks go forward; and back, with kills. */
const weeks = { calm: "2027-03-22", killed: "2027-10-25" };
const kills = 20;
/** Minute by minute, as the server does it, takes five times as long, and tells the same. */
const everyMs = 5 * minuteMs;

type Round = Lived & { kills: number };

/** Whether everybody is told what they are to be told, once, and nothing else. */
export const soak: Soak<Round> = {
  title: `a week of 2,000 people over each clock change: as it should be, and with ${kills} kills and a day's outage, ${serverUrl ? "PostgreSQL server" : "embedded database"}`,
  rounds: 2,
  async round(nr) {
    const isCalm = nr === 1;
    const start = amsterdamMoment(isCalm ? weeks.calm : weeks.killed, "00:00");
    const week = {
      start,
      days: 7,
      pairs: 500,
      others: 1_200,
      everyMs,
      seed: nr,
      // On a day without a server nobody books: more are planned, so that 500 come about all the same.
      bookings: isCalm ? 650 : 750,
    };
    // In the middle of an afternoon, and over to the next.
    const outage = { from: start + 2.6 * dayMs, ms: dayMs };
    const lived = isCalm
      ? { ...(await liveWeek({ ...week, outage: null })), kills: 0 }
      : await liveKilledWeek({ ...week, outage, kills, serverUrl });
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
        rounds.some((round) => round.kills === kills),
    };
  },
};
