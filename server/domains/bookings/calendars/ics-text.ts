/**
 * Calendars as text, by RFC 5545. There are libraries that write it; what we need of them is the two
 * rules below, and what calendar programs trip over is what stands in the lines, which stays ours.
 */
export type IcsLine = readonly [name: string, value: string];

/** Text that was written by people: commas, semicolons and line ends mean something to a calendar. */
export function icsText(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    .replaceAll(controlCharacters, "");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Octets of a line, without its end. */
const lineLength = 75;

/** Lines that are too long go on in the next one, after a space; never in the middle of a character. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = "";
  let size = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (size + bytes > lineLength) {
      parts.push(part);
      part = "";
      // The space that the next one begins with.
      size = 1;
    }
    part += character;
    size += bytes;
  }
  return [...parts, part].join("\r\n ");
}

export function writeIcs(lines: readonly IcsLine[]): string {
  return lines.map(([name, value]) => `${foldLine(`${name}:${value}`)}\r\n`).join("");
}

/** `20261220T083000Z`. */
export function utcMoment(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/g, "");
}
