import { distanceKm, type Point } from "../distance.ts";
import { placeKey, slugOf } from "../place-name.ts";
import type { Place, Places } from "../places.ts";
import { parsePostalDigits } from "../postal-code.ts";
import { askPdok, type PdokDocument, type PdokOptions, parsePoint } from "./pdok.ts";

const fields = "weergavenaam,postcode,woonplaatsnaam,gemeentenaam,provincienaam,centroide_ll";
// Two places of one name are farther apart than this, two opinions on a middle are not.
const samePlaceKm = 10;

/**
 * All places of the national register, which knows many more than our list. A place that is in
 * both is ours, so that its slug and its point don't depend on who was asked. `fallback` is that
 * list, and answers when PDOK doesn't: a search box must not break.
 */
export function createPdokPlaces(
  options: PdokOptions & { fallback: Places; onError?(error: unknown): void },
): Places {
  const { fallback: embedded, onError, ...pdok } = options;

  async function orEmbedded<T>(ask: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      onError?.(error);
      return instead();
    }
  }

  async function toPlace(document: PdokDocument): Promise<Place | null> {
    const { woonplaatsnaam, gemeentenaam = "", provincienaam = "" } = document;
    const point = parsePoint(document.centroide_ll);
    if (!woonplaatsnaam || !point) return null;
    const name = withoutProvince(woonplaatsnaam);
    const ours = await findOurs(name, gemeentenaam, point);
    if (ours) return ours;
    const taken = await embedded.findByName(slugOf(woonplaatsnaam));
    return {
      name,
      slug: slugOf(taken ? `${name} ${gemeentenaam}` : woonplaatsnaam),
      ...point,
      // The one province whose Frisian name has become the official one.
      province: provincienaam === "Fryslân" ? "Friesland" : provincienaam,
      municipality: gemeentenaam,
    };
  }

  /** By municipality too, since the point may be a street at the edge of a large city. */
  async function findOurs(name: string, municipality: string, point: Point): Promise<Place | null> {
    const ours = (await embedded.suggest(name, 10)).find(
      (place) =>
        placeKey(place.name) === placeKey(name) &&
        (place.municipality === municipality || distanceKm(place, point) < samePlaceKm),
    );
    return ours ?? null;
  }

  async function toPlaces(documents: readonly PdokDocument[]): Promise<Place[]> {
    const bySlug = new Map<string, Place>();
    for (const document of documents) {
      const place = await toPlace(document);
      if (place && !bySlug.has(place.slug)) bySlug.set(place.slug, place);
    }
    return [...bySlug.values()];
  }

  async function findByPostalCode(postalCode: string): Promise<Place | null> {
    const digits = parsePostalDigits(postalCode);
    if (digits === null) return null;
    const documents = await askPdok(pdok, "free", {
      q: postalCode.replace(/\s/g, ""),
      fq: "type:postcode",
      fl: fields,
      rows: "10",
    });
    const same = documents.find(({ postcode }) => postcode?.startsWith(String(digits)));
    return same ? toPlace(same) : null;
  }

  return {
    suggest: (query, limit) =>
      orEmbedded(
        async () => {
          if (parsePostalDigits(query) !== null) {
            const place = await findByPostalCode(query);
            return place ? [place].slice(0, limit) : [];
          }
          const documents = await askPdok(pdok, "suggest", {
            q: query,
            fq: "type:woonplaats",
            fl: fields,
            rows: String(limit),
          });
          return (await toPlaces(documents)).slice(0, limit);
        },
        () => embedded.suggest(query, limit),
      ),

    findByPostalCode: (postalCode) =>
      orEmbedded(
        () => findByPostalCode(postalCode),
        () => embedded.findByPostalCode(postalCode),
      ),

    findByName: async (name) =>
      (await embedded.findByName(name)) ??
      orEmbedded(
        async () => {
          const documents = await askPdok(pdok, "free", {
            q: name.replaceAll("-", " "),
            fq: "type:woonplaats",
            fl: fields,
            rows: "5",
          });
          const found = await toPlaces(documents);
          return (
            found.find(({ slug }) => slug === name) ??
            found.find((place) => placeKey(place.name) === placeKey(name)) ??
            null
          );
        },
        async () => null,
      ),

    nearest: (lat, lng) =>
      orEmbedded(
        async () => {
          const documents = await askPdok(pdok, "reverse", {
            lat: String(lat),
            lon: String(lng),
            type: "adres",
            fl: fields,
            rows: "1",
          });
          const [place = null] = await toPlaces(documents);
          return place ?? embedded.nearest(lat, lng);
        },
        () => embedded.nearest(lat, lng),
      ),
  };
}

/** The register tells places of one name apart by `Hengelo (Gld)`. */
function withoutProvince(name: string): string {
  return name.replace(/ \([A-Za-z.]+\)$/, "");
}
