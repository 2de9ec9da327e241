import * as z from "zod";

/**
 * What the site tells search engines of itself, kind by kind: what schema.org knows and Google's
 * documentation asks for, and nothing else. Whatever is not named here fails, so that a new property is
 * a decision, and a street, a postal code or a point on the map can't slip in.
 */
const words = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/, hostname: z.regexes.hostname });
const day = z.iso.date();
const moment = z.union([day, z.iso.datetime({ offset: true })]);
const euros = z.string().regex(/^\d+\.\d{2}$/);

const thing = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ "@type": z.literal(type), ...shape });

/** Of a person or a business we say the town, and the country that it is in. */
const town = thing("PostalAddress", {
  addressLocality: words,
  addressRegion: words.optional(),
  addressCountry: z.literal("NL"),
});
const city = thing("City", { name: words });
const service = thing("Service", { name: words, areaServed: city });
const offer = thing("Offer", {
  price: euros,
  priceCurrency: z.literal("EUR"),
  itemOffered: service,
});
const rating = thing("AggregateRating", {
  ratingValue: z.number().min(1).max(5),
  reviewCount: z.int().positive(),
});

const who = {
  name: words,
  description: words,
  url: address,
  image: address.optional(),
  address: town,
  knowsLanguage: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .min(1)
    .optional(),
  makesOffer: z.array(offer),
};

const entry = { position: z.int(), name: words };
const steps = counted(thing("ListItem", { ...entry, item: address }), ({ item }) => item).min(2);
const listed = counted(thing("ListItem", { ...entry, url: address }), ({ url }) => url).min(1);

/** Counted from one, each address once. */
function counted<Item extends { position: number }>(
  item: z.ZodType<Item>,
  addressOf: (item: Item) => string,
) {
  return z
    .array(item)
    .refine((items) => items.every(({ position }, index) => position === index + 1), {
      error: "positions count from 1",
    })
    .refine((items) => new Set(items.map(addressOf)).size === items.length, {
      error: "an address stands in it twice",
    });
}

/** The tags that Google shows of an answer. */
const shownTags = /^(h[1-6]|br|ol|ul|li|a|p|div|b|strong|i|em)$/;
const answer = words.refine(
  (html) =>
    [...html.matchAll(/<\/?([a-z0-9]+)/gi)].every(([, tag = ""]) => shownTags.test(tag)) &&
    [...html.matchAll(/ href="([^"]*)"/g)].every(([, href]) =>
      /^(https?:|mailto:)/.test(href ?? ""),
    ),
  { error: "an answer with a tag that is not shown, or a link of no site" },
);

const organization = {
  "@id": address.optional(),
  name: words,
  url: address,
  logo: address.optional(),
};

const kinds = {
  Organization: thing("Organization", organization),
  WebSite: thing("WebSite", {
    name: words,
    url: address,
    publisher: z.strictObject({ "@id": address }),
    inLanguage: z.array(z.enum(["nl", "en"])).min(1),
    potentialAction: thing("SearchAction", {
      target: thing("EntryPoint", { urlTemplate: z.string().regex(/^https?:\/\/.*\{place\}$/) }),
      "query-input": z.literal("required name=place"),
    }),
  }),
  BreadcrumbList: thing("BreadcrumbList", { itemListElement: steps }),
  ItemList: thing("ItemList", { name: words, itemListElement: listed }),
  ProfilePage: thing("ProfilePage", {
    url: address,
    dateCreated: moment,
    mainEntity: thing("Person", who),
  }),
  LocalBusiness: thing("LocalBusiness", {
    ...who,
    aggregateRating: rating.optional(),
    priceRange: words.max(99).optional(),
  }),
  FAQPage: thing("FAQPage", {
    mainEntity: z
      .array(thing("Question", { name: words, acceptedAnswer: thing("Answer", { text: answer }) }))
      .min(1)
      .refine((asked) => new Set(asked.map(({ name }) => name)).size === asked.length, {
        error: "a question is asked twice",
      }),
  }),
  BlogPosting: thing("BlogPosting", {
    headline: words.max(110),
    description: words,
    url: address,
    mainEntityOfPage: address,
    image: address,
    inLanguage: z.enum(["nl", "en"]),
    datePublished: moment,
    dateModified: moment,
    author: thing("Organization", organization),
    publisher: thing("Organization", organization),
  }).refine((post) => post.dateModified >= post.datePublished, {
    error: "changed before it was there",
  }),
  Demand: thing("Demand", {
    name: words,
    description: words,
    url: address,
    image: address.optional(),
    validFrom: moment,
    areaServed: city,
    availabilityStarts: moment.optional(),
    availabilityEnds: moment.optional(),
    priceSpecification: thing("PriceSpecification", {
      price: euros,
      priceCurrency: z.literal("EUR"),
    }).optional(),
    itemOffered: z.array(service).min(1),
  }),
} as const;

export type StructuredKind = keyof typeof kinds;
export const structuredKinds = Object.keys(kinds) as readonly StructuredKind[];

export type Structured = { "@type": StructuredKind } & Record<string, unknown>;

/** What a script of a page holds, one by one; throws at whatever none of the kinds allows. */
export function checkStructured(data: unknown): Structured[] {
  const document = z
    .looseObject({ "@context": z.literal("https://schema.org") })
    .parse(data, { reportInput: true });
  const { "@context": _, ...said } = document;
  const all =
    "@graph" in said
      ? z.strictObject({ "@graph": z.array(z.unknown()).min(1) }).parse(said)["@graph"]
      : [said];
  return all.map((one) => {
    const { "@type": type } = z.looseObject({ "@type": z.enum(structuredKinds) }).parse(one);
    return kinds[type].parse(one, { reportInput: true }) as Structured;
  });
}
