import type { Soak } from "#tests/soak/soak.ts";
import { type BookingRaces, raceAccepts } from "./booking-races.ts";

const serverUrl = process.env.TEST_DATABASE_URL;
/** The embedded database has room for one. */
const processes = serverUrl ? 4 : 1;

/** Whether a sitter is ever promised to two homes at once. */
export const soak: Soak<BookingRaces> = {
  title: `20,000 racing answers over 200 sitters, processes: ${processes}`,
  rounds: 4,
  round: (seed) =>
    raceAccepts({
      sitters: 200,
      owners: 5,
      questions: 25,
      days: 40,
      // As many as two cores carry beside the database and this program: more wait for a lock for longer
      // than a visitor should, and get a 503.
      atOnce: 8,
      processes,
      seed,
      serverUrl,
    }),
  summary(rounds) {
    const sum = (key: keyof BookingRaces) => rounds.reduce((total, round) => total + round[key], 0);
    const names: Record<keyof BookingRaces, string> = {
      answers: "answers",
      accepted: "accepted",
      conflicts: "409 bookingConflict",
      unavailable: "503",
      others: "anything else",
      doubleBookings: "double bookings",
      deadlocks: "deadlocks",
    };
    const keys = Object.keys(names) as (keyof BookingRaces)[];
    const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
    return {
      markdown: [row(Object.values(names)), row(keys.map(() => "---")), row(keys.map(sum))].join(
        "\n",
      ),
      // Where nothing collided, nothing was shown.
      isMet:
        sum("doubleBookings") + sum("deadlocks") + sum("others") + sum("unavailable") === 0 &&
        sum("accepted") > 0 &&
        sum("conflicts") > 0,
    };
  },
};
