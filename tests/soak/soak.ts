import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * A run that is too long for `npm test`: a number of bounded rounds, each with its own seed. The tests
 * run the same code with small numbers.
 */
export type Soak<Figures> = {
  title: string;
  rounds: number;
  /** One round, from its own seed (its number, from 1). Throws when something must not be. */
  round(nr: number): Promise<Figures>;
  /** Once all rounds are done: a table in Markdown, and whether it met what was asked. */
  summary(rounds: Figures[]): Summary;
};

export type Summary = { markdown: string; isMet: boolean };

export type RunOptions = {
  /** Holds the figures of finished rounds, so that a run that was broken off goes on from there. */
  stateFile: string;
  report(line: string): void;
};

/** Runs the rounds that are still to be done, and sums up all of them. */
export async function runSoak<Figures>(
  soak: Soak<Figures>,
  { stateFile, report }: RunOptions,
): Promise<Summary> {
  const figures = await readState<Figures>(stateFile, soak);
  if (figures.length > 0) report(`going on after round ${figures.length} of ${soak.rounds}`);
  for (let nr = figures.length + 1; nr <= soak.rounds; nr += 1) {
    const round = await soak.round(nr);
    figures.push(round);
    await writeState(stateFile, soak, figures);
    report(`round ${nr} of ${soak.rounds}: ${JSON.stringify(round)}`);
  }
  const summary = soak.summary(figures);
  await rm(stateFile, { force: true });
  return summary;
}

type State<Figures> = { title: string; rounds: number; figures: Figures[] };

/** Figures of a soak that has changed since are of no use. */
async function readState<Figures>(
  file: string,
  { title, rounds }: Soak<Figures>,
): Promise<Figures[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return [];
  const state = JSON.parse(text) as State<Figures>;
  return state.title === title && state.rounds === rounds ? state.figures : [];
}

/** Whole or not at all: what is broken off here must not spoil the rounds before it. */
async function writeState<Figures>(
  file: string,
  { title, rounds }: Soak<Figures>,
  figures: Figures[],
): Promise<void> {
  const state: State<Figures> = { title, rounds, figures };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(state));
  await rename(`${file}.new`, file);
}
