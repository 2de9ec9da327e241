/**
 * What a phone on a slow network may be asked to read before a page works, in gzipped bytes. 107 kB of
 * each are React and React Router; docs/decisions/0022-how-a-page-comes-alive.md has what the rest is. Some
 * three kilobytes came with a step back that closes what lies on top, cards that say when somebody was here
 * last, and chats that can be read without network.
 */
export const scriptBudget = {
  /** A page that people come in by. */
  page: 154_600,
  /** All that home fetches by itself: what people say of each other comes after the rest. */
  homeInAll: 157_000,
  /**
   * A page with a gallery, or with filters, and a map to come; and with what speaks for a sitter. A kilobyte
   * more since alerts: they share the filters and the field for a place, in more files than before. And
   * some hundred bytes, as everywhere, for a footer that leads to every page of text, for logging in with
   * two steps, and for errors that name their field.
   */
  rich: 167_200,
  /** All that a sitter's page fetches by itself: what others say of them comes after the rest. */
  sitterInAll: 171_300,
  /** With filters and a form of its own for who offers to come. */
  work: 168_900,
  /**
   * Live, with a queue, dialogs and pictures, and a card for everything that the product says there; what
   * checks forms (zod, 25 kB) comes with the first of them.
   */
  chat: 272_100,
};

/** Of style, in gzipped bytes. */
export const styleBudget = {
  /** 20 kB, of 1,024 bytes, on every page. */
  every: 20_480,
  /** What long texts have besides. */
  written: 1_024,
};
