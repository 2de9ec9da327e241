/** One side of a comparison: does its work for a while and says how much it did a second, or took. */
export type Side = { name: string; run: () => Promise<number> };

export type Comparison = {
  name: string;
  subject: Side;
  /** What the subject is measured against: a peer, or the least that any such thing costs. */
  floor: Side;
  rounds?: number;
  /** The least ratio of subject to floor that we accept; without one it is only watched. */
  target?: number;
  /** Instead, for what should stay small: the largest ratio that we accept. */
  atMost?: number;
  /** What the sides' numbers are; work a second unless told. */
  unit?: Unit;
};

export type Unit = "perSecond" | "bytes" | "kilobytes" | "milliseconds" | "count";

export type Result = {
  name: string;
  target: number | undefined;
  atMost?: number | undefined;
  unit?: Unit;
  ratio: number;
  subject: { name: string; median: number };
  floor: { name: string; median: number };
};

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new RangeError("No values, no median.");
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/**
 * Both sides in turn, so that a machine that grows busy or warm slows both; the median forgives one
 * bad round. Only the ratio travels from one machine to another.
 */
export async function compare(comparison: Comparison): Promise<Result> {
  const { name, subject, floor, rounds = 5, target, atMost, unit = "perSecond" } = comparison;
  const measured = { subject: [] as number[], floor: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    measured.floor.push(await floor.run());
    measured.subject.push(await subject.run());
  }
  const medians = { subject: median(measured.subject), floor: median(measured.floor) };
  return {
    name,
    target,
    atMost,
    unit,
    ratio: medians.subject / medians.floor,
    subject: { name: subject.name, median: medians.subject },
    floor: { name: floor.name, median: medians.floor },
  };
}

export function meetsTarget({ ratio, target, atMost }: Result): boolean {
  return (target === undefined || ratio >= target) && (atMost === undefined || ratio <= atMost);
}

const rounded = (value: number) =>
  value.toLocaleString("en", { maximumFractionDigits: value < 100 ? 1 : 0 });
const written: Record<Unit, (value: number) => string> = {
  perSecond: (value) => `${rounded(value)}/s`,
  bytes: (value) => `${rounded(value / 2 ** 20)} MB`,
  kilobytes: (value) => `${rounded(value / 2 ** 10)} kB`,
  milliseconds: (value) => `${rounded(value)} ms`,
  count: rounded,
};

function wanted({ target, atMost }: Result): string {
  if (atMost !== undefined) return `≤ ${atMost}`;
  return target === undefined ? "only watched" : `≥ ${target}`;
}

/** A Markdown table, for the terminal and for RESULTS.md alike. */
export function resultTable(results: Result[]): string {
  const rows = results.map((result) => {
    const { name, subject, floor, ratio, unit = "perSecond" } = result;
    const isWatched = result.target === undefined && result.atMost === undefined;
    return [
      name,
      `${subject.name}: ${written[unit](subject.median)}`,
      `${floor.name}: ${written[unit](floor.median)}`,
      ratio.toFixed(2),
      wanted(result),
      isWatched ? "" : meetsTarget(result) ? "yes" : "no",
    ];
  });
  const head = ["benchmark", "subject", "floor or peer", "ratio", "target", "met"];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
