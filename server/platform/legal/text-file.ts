/** Lines of `name: value` between two lines of dashes, then the text. */
export function parseTextFile(source: string): { head: Record<string, string>; markdown: string } {
  const [, lines = "", markdown = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const pairs = lines.split("\n").map((line) => {
    const at = line.indexOf(":");
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });
  return { head: Object.fromEntries(pairs), markdown: markdown.trim() };
}
