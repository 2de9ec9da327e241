const targets = ["terms", "privacy"] as const;
type Target = (typeof targets)[number];
export type Piece = { words: string; id?: Target };

const link = new RegExp(`<(${targets.join("|")})>(.+?)</\\1>`, "g");

/** `see the <terms>terms</terms>.` in three pieces, the middle one with where it leads. */
export function cutAtLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: whole, 1: id, 2: words = "", index } of text.matchAll(link)) {
    pieces.push({ words: text.slice(from, index) }, { words, id: id as Target });
    from = index + whole.length;
  }
  return [...pieces, { words: text.slice(from) }].filter(({ words }) => words !== "");
}
