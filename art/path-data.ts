import { figure } from "./paper.ts";

const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

interface Segment {
  letter: string;
  /** Absolute, rounded first: steps between rounded points can't drift. */
  numbers: readonly number[];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Which of a segment's numbers are x, which are y; the others (radii, flags) are no places. */
function axis(letter: string, index: number): "x" | "y" | undefined {
  if (letter === "H") return "x";
  if (letter === "V") return "y";
  if (letter === "A") return index === 5 ? "x" : index === 6 ? "y" : undefined;
  return index % 2 === 0 ? "x" : "y";
}

function shifted(letter: string, numbers: readonly number[], x: number, y: number): number[] {
  return numbers.map((value, index) => {
    const along = axis(letter, index);
    return round(value + (along === "x" ? x : along === "y" ? y : 0));
  });
}

function end({ letter, numbers }: Segment, x: number, y: number): [number, number] {
  if (letter === "H") return [numbers[0] ?? x, y];
  if (letter === "V") return [x, numbers[0] ?? y];
  return [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
}

function parse(d: string): Segment[] {
  const tokens = d.match(/[a-z]|[-+]?(?:\d*\.\d+|\d+)/gi) ?? [];
  const segments: Segment[] = [];
  let [x, y, startX, startY, at] = [0, 0, 0, 0, 0];
  let command = "";
  while (at < tokens.length) {
    const token = tokens[at] ?? "";
    if (/[a-z]/i.test(token)) {
      command = token;
      at += 1;
    }
    const letter = command.toUpperCase();
    const count = counts[letter];
    if (count === undefined) throw new Error(`No such path command here: ${command} in ${d}`);
    const raw = tokens.slice(at, at + count).map(Number);
    at += count;
    const relative = command !== letter;
    const segment = { letter, numbers: shifted(letter, raw, relative ? x : 0, relative ? y : 0) };
    segments.push(segment);
    [x, y] = letter === "Z" ? [startX, startY] : end(segment, x, y);
    if (letter === "M") {
      [startX, startY] = [x, y];
      command = relative ? "l" : "L";
    }
  }
  return segments;
}

/** A level or upright line needs one number, a curve that runs on from the last one needs four. */
function simpler(segment: Segment, before: Segment | undefined, x: number, y: number): Segment {
  const { letter, numbers } = segment;
  const [endX, endY] = end(segment, x, y);
  if (letter === "L" && endY === y) return { letter: "H", numbers: [endX] };
  if (letter === "L" && endX === x) return { letter: "V", numbers: [endY] };
  if (letter !== "C" || before?.letter !== "C") return segment;
  const [, , handleX = 0, handleY = 0] = before.numbers;
  const runsOn = numbers[0] === round(2 * x - handleX) && numbers[1] === round(2 * y - handleY);
  return runsOn ? { letter: "S", numbers: numbers.slice(2) } : segment;
}

/** Writes numbers with as few separators as the grammar allows. */
function joined(before: string, numbers: readonly number[]): string {
  let text = "";
  let last = before;
  for (const number of numbers) {
    const next = figure(number);
    const free =
      last === "" || next.startsWith("-") || (next.startsWith(".") && last.includes("."));
    text += free ? next : ` ${next}`;
    last = next;
  }
  return text;
}

/** The same path in fewer characters: of absolute and relative, whichever is shorter. */
export function shorterPath(d: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [text, implied, last] = ["", "", ""];
  let before: Segment | undefined;
  for (const segment of parse(d)) {
    if (segment.letter === "Z") {
      text += "Z";
      [x, y, implied, last, before] = [startX, startY, "", "", undefined];
      continue;
    }
    const { letter, numbers } = simpler(segment, before, x, y);
    const write = (command: string, values: readonly number[]) => {
      const skipped = command === implied;
      const body = (skipped ? "" : command) + joined(skipped ? last : "", values);
      return { command, body, last: figure(values.at(-1) ?? 0) };
    };
    const absolute = write(letter, numbers);
    const relative = write(letter.toLowerCase(), shifted(letter, numbers, -x, -y));
    const best = relative.body.length <= absolute.body.length ? relative : absolute;
    text += best.body;
    last = best.last;
    implied = best.command === "M" ? "L" : best.command === "m" ? "l" : best.command;
    [x, y] = end(segment, x, y);
    if (letter === "M") [startX, startY] = [x, y];
    before = segment;
  }
  return text;
}
