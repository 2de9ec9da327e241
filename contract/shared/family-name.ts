/** Words before a Dutch family name, and a few of other languages that live here. */
const prefixes = new Set(
  (
    "aan af al bij da d de del della den der des di do dos du een el het in la las le les l lo los 's 't " +
    "op onder over te ten ter toe tot uit van vom von voor zu zum zur"
  ).split(" "),
);

/** 'Fleur van der Meer' is 'Fleur M.': the letter by which one would look her up. */
export function familyInitial(lastName: string): string | undefined {
  const words = lastName
    .trim()
    // The part of d'Ancona that begins with a capital is its name.
    .split(/\s+|(?<=^\p{L})['’](?=\p{L})/u)
    .filter((word) => word !== "");
  const isPrefix = (word: string) => prefixes.has(word.toLowerCase().replace("’", "'"));
  const name = words.find((word) => !isPrefix(word)) ?? words[0];
  const letter = /\p{L}\p{M}*/u.exec(name ?? "")?.[0];
  return letter?.toUpperCase();
}
