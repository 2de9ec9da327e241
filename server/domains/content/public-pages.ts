/**
 * Pages that are there whoever lives where, for search engines. A journey opens each of them and asks
 * that it names itself as the one address of its content.
 */
export const publicPages: readonly string[] = [
  "/",
  ...bothLanguages({ nl: "/zoeken", en: "/search" }),
  ...bothLanguages({ nl: "/oppaswerk", en: "/sitterwork" }),
  ...[
    { nl: "hondenoppas", en: "dog-sitter" },
    { nl: "kattenoppas", en: "cat-sitter" },
    { nl: "konijnenoppas", en: "rabbit-sitter" },
    { nl: "knaagdierenoppas", en: "rodent-sitter" },
    { nl: "vogeloppas", en: "bird-sitter" },
    { nl: "vissenoppas", en: "fish-sitter" },
    { nl: "reptielenoppas", en: "reptile-sitter" },
    { nl: "paardenoppas", en: "horse-sitter" },
    { nl: "boerderijoppas", en: "farm-sitter" },
    { nl: "hondenuitlaatservice", en: "dog-walker" },
  ].flatMap(({ nl, en }) => bothLanguages({ nl: `/zoeken/${nl}`, en: `/search/${en}` })),
  ...bothLanguages({ nl: "/voorwaarden", en: "/terms" }),
  ...bothLanguages({ nl: "/privacy", en: "/privacy-statement" }),
  ...bothLanguages({ nl: "/cookies", en: "/cookie-statement" }),
];

function bothLanguages({ nl, en }: { nl: string; en: string }): string[] {
  return [nl, en];
}

/** A search for sitters in a place, in either language. */
export const searchPaths = (slug: string): string[] => [`/zoeken/${slug}`, `/search/${slug}`];

export const sitterPath = (slug: string, profileId: number): string =>
  `/gezocht/${slug}/${profileId}`;

/** A request's page, in either language. */
export const requestPaths = (slug: string, requestId: number): string[] => [
  `/werk/${slug}/${requestId}`,
  `/work/${slug}/${requestId}`,
];
