import type { ActivityKind, LogbookTask } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { dayOf } from "../../logbook-words.ts";

/**
 * Which of the owner's tasks are of use now: today's, those of no day, and what was left from earlier days;
 * then what is to come. Done ones stay for the day, so that they can be taken back.
 */
export function shownTasks(tasks: readonly LogbookTask[], today: string): LogbookTask[] {
  return tasks
    .filter(({ doneAt }) => doneAt === undefined || dayOf(doneAt) === today)
    .toSorted((a, b) => orderOf(a, today).localeCompare(orderOf(b, today)));
}

/** What still has to be done today. */
export function openTasks(tasks: readonly LogbookTask[], today: string): LogbookTask[] {
  return tasks.filter(
    ({ doneAt, date }) => doneAt === undefined && (date === undefined || date <= today),
  );
}

/** By day and time; what has no time comes after what has. */
function orderOf({ date, time = "99" }: LogbookTask, today: string): string {
  return `${date && date > today ? date : today} ${time}`;
}

type Pet = Logbook["pets"][number];

/** How owners call it, in both languages: beginnings of words. */
const words: Record<ActivityKind, readonly string[]> = {
  fed: [
    "eten",
    "eet",
    "voer",
    "voeding",
    "brok",
    "maaltijd",
    "ontbijt",
    "avondeten",
    "snack",
  ].concat(["feed", "food", "meal", "breakfast", "dinner", "kibble", "treat"]),
  water: ["water", "drink", "drank"],
  walked: ["wandel", "uitlaten", "laat", "rondje", "lopen", "walk"],
  played: ["spel", "speel", "bal", "play", "toy"],
  cuddled: ["knuffel", "aai", "kroel", "cuddle", "pet"],
  litter_cleaned: ["bak", "kattenbak", "grit", "hok", "kooi", "stal", "poep", "schep"].concat([
    "litter",
    "cage",
    "tray",
    "clean",
    "muck",
  ]),
  medication: ["pil", "medic", "tablet", "druppel", "insuline", "spuit", "zalf", "dosis"].concat([
    "pill",
    "drop",
    "insulin",
    "inject",
    "ointment",
    "dose",
  ]),
  plants: ["plant", "bloem", "tuin", "gieter", "flower", "garden"],
  post: ["post", "brief", "brieven", "krant", "pakket", "mail", "letter", "paper", "parcel"],
  other: [],
};

/**
 * The owner's open tasks that this may answer: of this animal or of none, and called like it. What is asked
 * for another animal is not among them.
 */
export function tasksAnsweredBy(
  { tasks, pets }: Pick<Logbook, "tasks" | "pets">,
  { kind, pet }: { kind: ActivityKind; pet?: Pet },
  today: string,
): LogbookTask[] {
  return openTasks(tasks, today).filter(
    (task) => isOf(task, pet, pets) && beginningsOf(task.text).some((word) => isCalled(word, kind)),
  );
}

function isOf({ petId, text }: LogbookTask, pet: Pet | undefined, pets: readonly Pet[]): boolean {
  if (petId !== undefined) return petId === pet?.id;
  const isNamed = ({ name }: Pet) => beginningsOf(text).includes(name.toLocaleLowerCase());
  return pet === undefined || isNamed(pet) || !pets.some(isNamed);
}

const isCalled = (word: string, kind: ActivityKind) =>
  words[kind].some((beginning) => word.startsWith(beginning));

function beginningsOf(text: string): string[] {
  return text.toLocaleLowerCase().split(/[^\p{L}\p{N}]+/u);
}
