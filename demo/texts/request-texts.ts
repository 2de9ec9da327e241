import type { Dice } from "#art/seed.ts";
import { requestTitleMaxLength } from "#contract/requests.ts";
import said from "./request-texts.json" with { type: "json" };
import { always, Deck, fill, listed } from "./variants.ts";

export const requestKinds = [
  "holiday",
  "weekend",
  "visits",
  "walks",
  "daycare",
  "young",
  "stable",
] as const;
export type RequestKind = (typeof requestKinds)[number];

type RequestTexts = { titles: readonly string[]; descriptions: readonly string[] };

/**
 * What owners ask for; `{dieren}` are the names of their animals, and `[is|zijn]` is said of one or
 * of several.
 */
const texts: Record<RequestKind, RequestTexts> = said.kinds;

export type RequestWriter = (
  roll: Dice,
  kind: RequestKind,
  about: { place: string; names: readonly string[] },
) => { title: string; description: string };

/** All are read before one comes back. */
export function createRequestWriter(): RequestWriter {
  const deckOf = (each: readonly string[]) => new Deck<null>([[always, each]]);
  const titles = new Map(requestKinds.map((kind) => [kind, deckOf(texts[kind].titles)]));
  const bodies = new Map(requestKinds.map((kind) => [kind, deckOf(texts[kind].descriptions)]));
  const endings = deckOf(said.closings);
  const draw = (deck: Deck<null> | undefined, roll: Dice) =>
    deck?.draw(roll, null, () => false) ?? "";
  return (roll, kind, { place, names }) => {
    const say = (text: string) =>
      fill(text.replace(/\[([^|\]]*)\|([^\]]*)\]/g, names.length === 1 ? "$1" : "$2"), {
        plaats: place,
        dieren: listed(names),
      });
    const title = say(draw(titles.get(kind), roll));
    const description = say(draw(bodies.get(kind), roll));
    return {
      // Four long names don't fit in a title.
      title: title.length > requestTitleMaxLength ? say("Oppas gezocht in {plaats}") : title,
      description: `${description}\n\n${draw(endings, roll)}`,
    };
  };
}
