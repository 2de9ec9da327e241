import { type Outage, type OutageFigures, runOutage } from "./database-outage.ts";
import type { Soak } from "./soak.ts";

const around = { aroundMs: 10_000, rooms: 6 };
const outages: Outage[] = [
  { kind: "immediate", forMs: 10_000, ...around },
  { kind: "fast", forMs: 10_000, ...around },
  { kind: "frozen", forMs: 10_000, ...around },
  { kind: "immediate", forMs: 120_000, ...around },
];
const wellWithinMs = 5_000;

/** PostgreSQL goes away under load, and comes back. */
export const soak: Soak<OutageFigures> = {
  title: "PostgreSQL crashed, stopped and frozen for 10 s, crashed for 2 minutes",
  rounds: outages.length,
  async round(nr) {
    const outage = outages[nr - 1];
    if (!outage) throw new Error(`there is no outage ${nr}`);
    return runOutage(outage);
  },
  summary(rounds) {
    const heads = [
      "outage",
      "answers",
      "of them 503",
      "neither 2xx nor 503",
      "longest wait",
      "well again after",
      "sent",
      "lost",
      "doubled",
      "connections before, most, after",
      "MB before, after",
      "log lines",
    ];
    const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
    const rows = rounds.map((one) =>
      row([
        `${one.kind}, ${one.seconds} s`,
        one.answers,
        one.unavailable,
        one.wrong.length,
        `${one.longestMs} ms`,
        Object.entries(one.backMs)
          .map(([what, ms]) => `${what} ${ms} ms`)
          .join(", "),
        one.sent,
        one.lost,
        one.doubled,
        `${one.connections.before}, ${one.connections.most}, ${one.connections.after}`,
        `${one.memoryMb.before}, ${one.memoryMb.after}`,
        one.logLines,
      ]),
    );
    return {
      markdown: [row(heads), row(heads.map(() => "---")), ...rows].join("\n"),
      isMet: rounds.every(isWell),
    };
  },
};

function isWell({ wrong, lost, doubled, backMs, connections, exitCode }: OutageFigures): boolean {
  return (
    wrong.length + lost + doubled === 0 &&
    Math.max(...Object.values(backMs)) <= wellWithinMs &&
    connections.most <= mostConnections &&
    exitCode === 0
  );
}

/** The pool of 10, half as many in the background, and three that listen: outbox, mails, sockets. */
export const mostConnections = 18;
