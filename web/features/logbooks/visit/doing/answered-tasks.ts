import type { ActivityKind, LogbookTask } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { openTasks } from "./tasks.ts";

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
