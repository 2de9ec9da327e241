import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A small PDOK Locatieserver: the same paths, parameters and shape of answer, over a handful of
 * addresses, and as fuzzy as the real one: it answers with the nearest it has, wrong or not.
 */
export type PdokStandIn = {
  url: string;
  /** Path and query of what was asked. */
  requests: string[];
  /** How the next request is answered in place of properly. */
  misbehaveOnce(how: PdokMisbehaviour): void;
  stop(): Promise<void>;
};

export type PdokMisbehaviour = "500" | "html" | "otherShape" | "halfDocument" | "hang";

type Document = Record<string, string | number>;

const address = (
  straatnaam: string,
  huisnummer: number,
  postcode: string,
  woonplaats: [name: string, municipality: string, province: string],
  point: [lng: number, lat: number],
  addition: {
    huisletter?: string;
    huisnummertoevoeging?: string;
    wijknaam?: string;
    buurtnaam?: string;
  } = {},
): Document => {
  const [woonplaatsnaam, gemeentenaam, provincienaam] = woonplaats;
  const number = [huisnummer, addition.huisletter ?? "", addition.huisnummertoevoeging ?? ""];
  return {
    type: "adres",
    id: `adr-${postcode}-${number.join("")}`,
    weergavenaam: `${straatnaam} ${number.join("")}, ${postcode} ${woonplaatsnaam}`,
    straatnaam,
    huisnummer,
    ...addition,
    postcode,
    woonplaatsnaam,
    gemeentenaam,
    provincienaam,
    centroide_ll: `POINT(${point.join(" ")})`,
    bron: "BAG",
  };
};

const town = (
  [woonplaatsnaam, gemeentenaam, provincienaam]: [string, string, string],
  point: [lng: number, lat: number],
): Document => ({
  type: "woonplaats",
  id: `wpl-${woonplaatsnaam}`,
  weergavenaam: `${woonplaatsnaam}, ${gemeentenaam}, ${provincienaam}`,
  woonplaatsnaam,
  gemeentenaam,
  provincienaam,
  centroide_ll: `POINT(${point.join(" ")})`,
});

const utrecht: [string, string, string] = ["Utrecht", "Utrecht", "Utrecht"];
const rotterdam: [string, string, string] = ["Rotterdam", "Rotterdam", "Zuid-Holland"];
const hengeloGld: [string, string, string] = ["Hengelo (Gld)", "Bronckhorst", "Gelderland"];
const jorwert: [string, string, string] = ["Jorwert", "Leeuwarden", "Fryslân"];
const nes: [string, string, string] = ["Nes", "Noardeast-Fryslân", "Fryslân"];

const documents: Document[] = [
  address("Oudegracht", 158, "3511AZ", utrecht, [5.12014, 52.09083], {
    wijknaam: "Binnenstad",
    buurtnaam: "Lange Elisabethstraat en omgeving",
  }),
  address("Oudegracht", 160, "3511AZ", utrecht, [5.1201, 52.0907], { huisletter: "A" }),
  address("Oudegracht", 160, "3511AZ", utrecht, [5.12021, 52.09071]),
  address("Oudegracht", 160, "3511AZ", utrecht, [5.1203, 52.0908], { huisnummertoevoeging: "BS" }),
  address("Europaweg", 902, "3199LC", rotterdam, [4.01234, 51.95678]),
  address("Raadhuisstraat", 20, "7255BM", hengeloGld, [6.3093, 52.0489]),
  { type: "postcode", postcode: "3511AZ", ...place(utrecht, [5.12, 52.0908]) },
  { type: "postcode", postcode: "3199LC", ...place(rotterdam, [4.0123, 51.9568]) },
  { type: "postcode", postcode: "7255BM", ...place(hengeloGld, [6.3093, 52.0489]) },
  town(utrecht, [5.10466, 52.09228]),
  town(hengeloGld, [6.31, 52.05]),
  town(["Hengelo", "Hengelo", "Overijssel"], [6.79, 52.26]),
  town(jorwert, [5.7155, 53.1475]),
  town(nes, [5.93, 53.4]),
];

function place(
  [woonplaatsnaam, gemeentenaam, provincienaam]: [string, string, string],
  point: [number, number],
): Document {
  return { woonplaatsnaam, gemeentenaam, provincienaam, centroide_ll: `POINT(${point.join(" ")})` };
}

const known: Readonly<Record<string, readonly string[]>> = {
  free: ["q", "fq", "fl", "rows", "start", "sort", "lat", "lon"],
  suggest: ["q", "fq", "fl", "rows", "start", "sort", "lat", "lon"],
  reverse: ["lat", "lon", "type", "distance", "fq", "fl", "rows", "start"],
};

/** A house that a test brings along. */
export type RegisteredHome = {
  street: string;
  number: number;
  /** Without the space, as the register has it. */
  postalCode: string;
  point: { lat: number; lng: number };
};

/** With more houses in Utrecht than those that it always has. */
export async function startPdokStandIn(
  homes: readonly RegisteredHome[] = [],
): Promise<PdokStandIn> {
  const registered = [
    ...documents,
    ...homes.map(({ street, number, postalCode, point }) =>
      address(street, number, postalCode, utrecht, [point.lng, point.lat]),
    ),
  ];
  const requests: string[] = [];
  const misbehaviours: PdokMisbehaviour[] = [];

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://stand-in");
    requests.push(`${url.pathname}${url.search}`);
    const how = misbehaviours.shift();
    if (how === "hang") return;
    const { status, body } = how ? misbehave(how) : answer(url, registered);
    response.writeHead(status, { "content-type": "application/json;charset=utf-8" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/bzk/locatieserver/search/v3_1`,
    requests,
    misbehaveOnce: (how) => misbehaviours.push(how),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

type Reply = { status: number; body: unknown };

function misbehave(how: Exclude<PdokMisbehaviour, "hang">): Reply {
  switch (how) {
    case "500":
      return { status: 500, body: envelope([]) };
    case "html":
      return { status: 200, body: "<html><body>Onderhoud</body></html>" };
    case "otherShape":
      return { status: 200, body: { features: [] } };
    case "halfDocument":
      return {
        status: 200,
        body: envelope([{ type: "adres", postcode: "3511AZ", huisnummer: 158 }]),
      };
  }
}

function answer(url: URL, registered: readonly Document[]): Reply {
  const endpoint = url.pathname.split("/").at(-1) ?? "";
  const parameters = known[endpoint];
  if (!parameters) return { status: 404, body: { error: "not found" } };
  const unknown = [...url.searchParams.keys()].find((name) => !parameters.includes(name));
  if (unknown) return { status: 400, body: { error: `unknown parameter ${unknown}` } };

  const get = (name: string) => url.searchParams.get(name) ?? "";
  const type = endpoint === "reverse" ? get("type") : get("fq").replace(/^type:/, "");
  const ofType = registered.filter((document) => document.type === type);
  const score =
    endpoint === "reverse"
      ? (document: Document) => -distance(document, Number(get("lon")), Number(get("lat")))
      : (document: Document) => similarity(document, get("q"));
  const found = ofType
    .map((document) => ({ document, score: score(document) }))
    .filter((each) => endpoint === "reverse" || each.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, Number(get("rows") || 10));
  // Without `fl` a suggestion is no more than its name.
  const fields = get("fl") || (endpoint === "suggest" ? "id,weergavenaam,type" : "");
  return {
    status: 200,
    body: envelope(found.map((each) => ({ ...pick(each.document, fields), score: each.score }))),
  };
}

function similarity(document: Document, query: string): number {
  const text = Object.values(document).join(" ").toLowerCase();
  // A postal code is also found by its beginning, which is what makes it fuzzy.
  return query
    .toLowerCase()
    .split(/\s+/)
    .reduce((sum, word) => {
      if (text.split(/[^\p{L}\p{N}]+/u).includes(word)) return sum + 10;
      return text.includes(word.slice(0, 3)) ? sum + 1 : sum;
    }, 0);
}

function distance(document: Document, lng: number, lat: number): number {
  const [x = 0, y = 0] =
    String(document.centroide_ll)
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return Math.hypot(x - lng, y - lat);
}

function pick(document: Document, fields: string): Document {
  if (fields === "") return document;
  const wanted = fields.split(/[ ,]+/);
  return Object.fromEntries(Object.entries(document).filter(([name]) => wanted.includes(name)));
}

function envelope(docs: readonly Document[]): object {
  return {
    response: { numFound: docs.length, start: 0, maxScore: 10, numFoundExact: true, docs },
  };
}
