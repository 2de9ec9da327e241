/**
 * A phone number is kept as E.164 (`+31612345678`), whichever way it was typed. Without a country it
 * is Dutch: people here write 06-12345678.
 */
const dutch = "+31";
const e164 = /^\+[1-9]\d{6,14}$/;
const dutchNumber = /^\+31[1-9]\d{8}$/;

/** Null for what can't be a number. */
export function parsePhone(text: string): string | null {
  const bare = text
    // '+31 (0)6': the zero is for callers within the country.
    .replace(/\(0\)/g, "")
    .replace(/[\s\-.()/\u2010-\u2015]/g, "")
    .replace(/^00/, "+")
    .replace(/^0/, dutch)
    .replace(/^\+310/, dutch);
  const shape = bare.startsWith(dutch) ? dutchNumber : e164;
  return shape.test(bare) ? bare : null;
}

/** Dutch area codes of three digits; all others have four. The mobile 06 is a case of its own. */
const shortAreas = /^(1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|8[4578])/;
/** Country codes of one digit and of two; all others have three. */
const shortCountries = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** As people here read it: 06 12 34 56 78, 020 123 45 67, +32 470 12 34 56. */
export function formatPhone(number: string): string {
  // A short one, as that of an emergency: it has no country, and is dialled as it is written.
  if (!number.startsWith("+")) return number;
  if (!dutchNumber.test(number)) {
    const digits = number.slice(1);
    const country = shortCountries.exec(digits)?.[0] ?? digits.slice(0, 3);
    return [`+${country}`, ...inPairs(digits.slice(country.length))].join(" ");
  }
  const digits = number.slice(dutch.length);
  const area = digits.startsWith("6") ? "6" : (shortAreas.exec(digits)?.[0] ?? digits.slice(0, 3));
  return [`0${area}`, ...inPairs(digits.slice(area.length))].join(" ");
}

/** Groups of two, the first of three where the count is odd. */
function inPairs(digits: string): string[] {
  const first = digits.length % 2 === 1 ? 3 : 2;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{2}/g) ?? [])];
}
