import MarkdownIt from "markdown-it";

/**
 * Markdown in tokens, prepared for the editor: what it has no buttons for (tables, markup, code) becomes one
 * token with its lines as they stand, anchors leave the words of their headings, and `[ ]` leaves its point.
 */
export const reader = new MarkdownIt("default", { html: true }).disable(["strikethrough"]);

// As somebody wrote them: what may lead where is decided when the page is made.
reader.validateLink = () => true;
reader.normalizeLink = (address) => address;

type Tokens = ReturnType<MarkdownIt["parse"]>;
type Token = Tokens[number];

const known = new Set([
  ...["paragraph", "heading", "bullet_list", "ordered_list", "list_item", "blockquote"].flatMap(
    (name) => [`${name}_open`, `${name}_close`],
  ),
  "inline",
]);
const knownInline = new Set([
  ...["em", "strong", "link"].flatMap((name) => [`${name}_open`, `${name}_close`]),
  "text",
  "softbreak",
  "hardbreak",
  "code_inline",
  "image",
]);

reader.core.ruler.push("for_the_editor", (state) => {
  const lines = state.src.split("\n");
  const found: Tokens = [];
  let block: Tokens = [];
  for (const token of state.tokens) {
    block.push(token);
    if (token.level !== 0 || token.nesting === 1) continue;
    if (block.every(isKnown)) found.push(...prepared(block));
    else {
      const source = new state.Token("source", "", 0);
      const [from = 0, to = lines.length] = block[0]?.map ?? [];
      source.content = lines.slice(from, to).join("\n").trimEnd();
      found.push(source);
    }
    block = [];
  }
  state.tokens = found;
});

function isKnown(token: Token): boolean {
  if (!known.has(token.type)) return false;
  // The larger ones begin blocks, and are cut off before.
  if (token.type === "heading_open") return token.tag === "h3" || token.tag === "h4";
  return (token.children ?? []).every((child) => {
    if (!knownInline.has(child.type) || child.attrGet("title")) return false;
    return child.type !== "image" || /^picture:\d+$/.test(child.attrGet("src") ?? "");
  });
}

function prepared(block: Tokens): Tokens {
  block.forEach((token, at) => {
    const next = block[at + 1];
    if (token.type === "heading_open" && next) token.meta = { anchor: cut(next, -1, anchorAtEnd) };
    if (token.type === "list_item_open") {
      const inline = next?.type === "paragraph_open" ? block[at + 2] : undefined;
      token.meta = { task: (inline && cut(inline, 0, taskAtStart)) ?? null };
    }
    if (token.type.endsWith("_list_open")) {
      const paragraph = block.slice(at).find(({ type }) => type === "paragraph_open");
      token.meta = { tight: paragraph?.hidden ?? true };
    }
  });
  return block;
}

const anchorAtEnd = /\s*\{#([a-z][a-z-]*)\}$/;
const taskAtStart = /^(\[[ x]\]) /;

/** Takes what is found out of the first or last words of a line, and hands it over. */
function cut({ children }: Token, at: 0 | -1, pattern: RegExp): string | null {
  const text = children?.at(at);
  const [whole, found] = (text?.type === "text" && pattern.exec(text.content)) || [];
  if (!text || whole === undefined || found === undefined) return null;
  text.content = text.content.replace(whole, "");
  return found;
}
