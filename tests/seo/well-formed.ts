export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** Text of an element or an attribute; a bare `&` or an entity of HTML is none of XML. */
function decoded(text: string): string {
  return text.replace(/&([^;\s]*);?/g, (whole, name: string) => {
    const letter = whole.endsWith(";") ? entities[name] : undefined;
    if (letter === undefined) throw new SyntaxError(`no entity of XML: ${whole}`);
    return letter;
  });
}

/**
 * The root of a small XML document: strict where browsers and their like forgive, as feed readers and
 * search engines don't. It knows what our own files use, and refuses the rest.
 */
export function readXml(source: string): XmlElement {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
  if (!source.startsWith(declaration)) throw new SyntaxError("does not say that it is XML");
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const pieces = source.slice(declaration.length).match(/<[^<>]*>|[^<]+|</g) ?? [];
  for (const piece of pieces) {
    const parent = open.at(-1);
    if (!parent) throw new SyntaxError("more is closed than was opened");
    if (!piece.startsWith("<")) {
      parent.text += decoded(piece);
      continue;
    }
    const [, slash, name, written = "", end] =
      /^<(\/?)([a-z][\w:-]*)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>$/i.exec(piece) ?? [];
    if (!name) throw new SyntaxError(`no tag: ${piece}`);
    if (slash) {
      if (open.pop()?.name !== name) throw new SyntaxError(`closes what was not open: ${piece}`);
      continue;
    }
    const pairs = [...written.matchAll(/([\w:-]+)="([^"]*)"/g)];
    const attributes = pairs.map(([, key = "", value = ""]) => [key, decoded(value)]);
    const element = { name, attributes: Object.fromEntries(attributes), children: [], text: "" };
    parent.children.push(element);
    if (!end) open.push(element);
  }
  const [only, ...others] = root.children;
  if (open.length !== 1 || !only || others.length > 0 || root.text.trim() !== "") {
    throw new SyntaxError("is not one element");
  }
  return only;
}

export function textOf(element: XmlElement, name: string): string | undefined {
  return element.children.find((child) => child.name === name)?.text;
}
