import type { Soak } from "#tests/soak/soak.ts";
import { type ReviewRaces, raceReviews } from "./review-races.ts";

const serverUrl = process.env.TEST_DATABASE_URL;
/** The embedded database has room for one. */
const processes = serverUrl ? 4 : 1;

/** Whether a review is ever counted twice, or lost, however often and at once it is sent. */
export const soak: Soak<ReviewRaces> = {
  title: `4 times 1,000 racing reviews and replays of them, processes: ${processes}`,
  rounds: 4,
  round: (seed) =>
    raceReviews({
      sitters: 5,
      owners: 10,
      bookings: 2,
      // As many as two cores carry beside the database and this program: more is refused with a 503.
      atOnce: 32,
      processes,
      seed,
      serverUrl,
    }),
  summary(rounds) {
    const sum = (key: keyof ReviewRaces) => rounds.reduce((total, round) => total + round[key], 0);
    const names: Record<keyof ReviewRaces, string> = {
      submissions: "submissions",
      written: "201, replays too",
      refused: "409 alreadyReviewed",
      unavailable: "503, sent again",
      others: "anything else",
      wrongReviews: "reviews not once",
      wrongStandings: "profiles that say something else",
      deadlocks: "deadlocks",
    };
    const keys = Object.keys(names) as (keyof ReviewRaces)[];
    const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
    const mustNotBe = ["others", "wrongReviews", "wrongStandings", "deadlocks"];
    return {
      markdown: [row(Object.values(names)), row(keys.map(() => "---")), row(keys.map(sum))].join(
        "\n",
      ),
      // Where nothing collided, nothing was shown.
      isMet: keys.every((key) => !mustNotBe.includes(key) || sum(key) === 0) && sum("refused") > 0,
    };
  },
};
