import { type Caution, cautions } from "#contract/messages.ts";

/**
 * What calls for care while two people don't know each other: ways to leave the product, and where
 * somebody lives. The text itself is never changed; its reader is told.
 *
 * Anybody may send 4,000 characters of anything, so every pattern takes time in proportion to the
 * text: whatever may go on without end begins at one place only (behind a sign that is not part of
 * it), and a sign that is there once need not be followed to its end.
 */
const signs: Record<Caution, readonly RegExp[]> = {
  phone: [
    // Ten digits from 0, or with the country in front, however they are grouped.
    /(?<![\d.,])(?:\+|00)?\d(?:[\s().\-/]{0,3}\d){8,13}(?!\d)/,
    // Spelled out: 'nul zes …', 'zero six …'.
    /\b(?:nul|zero|oh)[\s,.-]+(?:zes|six)(?:[\s,.-]+[a-z\d]+){3}/i,
  ],
  email: [
    /[\p{L}\d._%+-]\s?@\s?[\p{L}\d-]+\s?\.\s?[\p{L}\d-]/u,
    /[\p{L}\d._-]\s?[([{]\s?(?:at|apenstaartje)\s?[)\]}]\s?[\p{L}\d-]/iu,
  ],
  address: [
    // A postal code; in small letters only without the space, or '2026 is' would be one.
    /\b[1-9]\d{3}\s?(?!SA|SD|SS)[A-Z]{2}\b/,
    /\b[1-9]\d{3}(?!sa|sd|ss)[a-z]{2}\b/,
    // 'Kerkstraat 18', and 'Nieuwe Gracht 4a', but not 'onderweg 2 uur'.
    /(?<![\p{L}\d_])(?!onderweg(?![\p{L}\d_]))\p{L}{2,}(?:straat|laan|weg|gracht|plein|kade|singel|dreef|hof|steeg|dijk|pad|plantsoen)\s+\d{1,4}\s?[a-z]?\b/iu,
    /\b(?:Straat|Laan|Weg|Gracht|Plein|Kade|Singel|Dreef|Hof|Steeg|Dijk|Pad|Plantsoen)\s+\d{1,4}\s?[a-z]?\b/,
    /\b\d{1,4}\s+\p{Lu}\p{L}+\s+(?:Street|Road|Avenue|Lane)\b/u,
  ],
  link: [
    /\b(?:https?:\/\/|www\.)\S/i,
    /\b(?:wa\.me|t\.me|bit\.ly)\/\S/i,
    // Not what stands behind an @: that is an e-mail address.
    /(?<![@\p{L}\d-])[\p{L}\d-]{2,}\.(?:nl|com|be|de|net|org|eu|info|io|app|me|shop|site|online|link|ru|xyz)(?![\p{L}\d])/iu,
  ],
};

const digits = String.raw`[a-z]?\d(?:[\s-]?\d){2,7}`;
const codeWord = String.raw`(?:(?<!post)(?<!bar)(?<!zip[\s-])code|kluis|key[\s-]?box|lock[\s-]?box|key[\s-]?safe|alarm)`;
const network = "wi-?fi";
const password = "(?:wachtwoord|password|code)";
/** Which no name of a network is, and no 'het wachtwoord is vertrouwen'. */
const said = String.raw`\s?(?:is|:|=)\s?\S{4}`;

/** How to get into a house, or into its network: nothing that anybody may read, whoever says so. */
const codes: readonly RegExp[] = [
  new RegExp(String.raw`${codeWord}[^\n.!?\d]{0,40}(?<![\d.,])${digits}(?![\d.,]\d)`, "i"),
  new RegExp(String.raw`(?<![\d.,])${digits}[^\n.!?\d]{1,12}${codeWord}`, "i"),
  new RegExp(String.raw`${network}[\s-]{0,3}${password}${said}`, "i"),
  new RegExp(
    String.raw`${password}\s(?:van|voor|of|for)\s(?:de\s|het\s|the\s)?${network}${said}`,
    "i",
  ),
];

/** Times, whole dates, amounts and years have as many digits as a code. */
const noCodes = [
  /\b\d{1,2}[-/]\d{1,2}[-/](?:\d{4}|\d{2})\b(?!-)/g,
  /\b\d{1,2}[:.]\d{2}\b/g,
  /€\s?\d+(?:[.,]\d+)*/g,
  /\b(?:in|sinds|since|uit|van|from|en|and)\s(?:19|20)\d{2}\b/gi,
];

export function hasCode(text: string): boolean {
  const plain = text.normalize("NFKC").slice(0, 3 * text.length);
  const rest = noCodes.reduce((before, pattern) => before.replace(pattern, " / / "), plain);
  return codes.some((code) => code.test(rest));
}

/** A date or an amount of money has many digits too. */
const harmless = [
  /\b\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/g,
  /\b\d{1,2}[:.]\d{2}\b/g,
  /€\s?\d+(?:[.,]\d+)*/g,
];

export function findCautions(text: string): Caution[] {
  // Width and ligature tricks look the same to a reader. No word grows to more than three times its
  // length by it; some signs of which there are no words grow to eighteen.
  const plain = text.normalize("NFKC").slice(0, 3 * text.length);
  const withoutDates = harmless.reduce((rest, pattern) => rest.replace(pattern, " / / "), plain);
  return cautions.filter((caution) =>
    signs[caution].some((sign) => sign.test(caution === "phone" ? withoutDates : plain)),
  );
}
