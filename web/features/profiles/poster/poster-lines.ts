/** Of its size, the width of a letter on average: enough for a picture of the sheet. */
const letter = 0.53;

export type Fit = { width: number; size: number; least: number; lines: number };

/** As large as it goes into so many lines of this width; what is left over at the least size is cut. */
export function fitLines(text: string, { width, size, least, lines }: Fit) {
  for (let tried = size; tried > least; tried -= 1) {
    const broken = breakLines(text, Math.floor(width / (tried * letter)));
    if (broken.length <= lines) return { size: tried, lines: broken };
  }
  return { size: least, lines: breakLines(text, width / (least * letter)).slice(0, lines) };
}

function breakLines(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word.slice(0, Math.max(1, Math.floor(letters))));
  }
  return lines;
}
