import { amsterdamClock, amsterdamMoment, daysFrom, plusDays } from "../money/plain-days.ts";
import type { Random } from "../random.ts";
import { minuteMs, type Plan } from "./facts.ts";

/** What two plan, as a form has it, and what that comes to in moments. */
export type Planned = { form: Record<string, unknown>; plan: Plan };

/** Among them one that a spring skips and an autumn has twice. */
const visitTimes = [
  ["08:00", "18:00"],
  ["07:30"],
  ["12:00", "21:30"],
  ["02:30"],
  ["16:45"],
] as const;
const visitMinutes = 30;
const meetingMinutes = 60;

export type Care = "visits" | "stay" | "introduction";

/** From a day on that is so many days ahead. */
export function drawPlan(random: Random, care: Care, now: number): Planned {
  const day = plusDays(amsterdamClock(now).day, random.pick([0, 1, 1, 2, 2, 3]));
  const last = plusDays(day, random.whole(3));
  if (care === "introduction") {
    const time = random.pick(["10:00", "14:30", "19:00", "23:30", "02:30"]);
    const startsAt = amsterdamMoment(day, time);
    const endsAt = startsAt + meetingMinutes * minuteMs;
    return { form: { start_date: day, time }, plan: { startsAt, endsAt, visits: [] } };
  }
  if (care === "stay") {
    const [time, endTime] = [random.pick(["09:00", "17:00"]), random.pick(["10:00", "18:00"])];
    const until = plusDays(last, 1);
    const startsAt = amsterdamMoment(day, time);
    return {
      form: { start_date: day, time, end_date: until, end_time: endTime },
      plan: { startsAt, endsAt: amsterdamMoment(until, endTime), visits: [startsAt] },
    };
  }
  const times = random.pick(visitTimes);
  const [time, endTime] = [times[0], times.at(-1) ?? times[0]];
  const days = Array.from({ length: daysFrom(day, last) + 1 }, (_, nr) => plusDays(day, nr));
  return {
    form: { start_date: day, time, end_date: last, end_time: endTime, visits: [...times] },
    plan: {
      startsAt: amsterdamMoment(day, time),
      endsAt: amsterdamMoment(last, endTime) + visitMinutes * minuteMs,
      visits: days.flatMap((each) => times.map((at) => amsterdamMoment(each, at))),
    },
  };
}
