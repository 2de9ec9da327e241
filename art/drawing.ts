import type { Attributes, Cut, Piece } from "./paper.ts";
import { figure, paper } from "./paper.ts";
import { shorterPath } from "./path-data.ts";

export interface Sheet {
  /** Opens every id, so that two drawings inlined in one page never share one. */
  prefix: string;
  width: number;
  height: number;
  /** Only for pictures that are read as a word; all others are decoration. */
  title?: string;
}

interface TidyCut extends Cut {
  readonly pieces: readonly TidyCut[];
}

// Measured on the street: shorter paths come out smaller after compression when they are repeated.
const worthSharing = 120;

const defaults: Attributes = { x: 0, y: 0, cx: 0, cy: 0, fill: paper.ink };
const looks = new Set(["fill", "opacity", "fill-rule", "stroke", "stroke-width", "stroke-linecap"]);

const style = ({ d: _, ...rest }: Attributes) => JSON.stringify(rest);

/** Two ribbons of one paper are one ribbon; shapes are not, as their overlap could become a hole. */
function canJoin(before: TidyCut | undefined, cut: Cut): before is TidyCut {
  if (before?.tag !== "path" || cut.tag !== "path") return false;
  return before.attributes.fill === "none" && style(before.attributes) === style(cut.attributes);
}

function tidied(pieces: readonly Piece[]): TidyCut[] {
  const tidy: TidyCut[] = [];
  const add = (piece: Piece) => {
    if (!piece) return;
    if (!("tag" in piece)) {
      piece.forEach(add);
      return;
    }
    const before = tidy.at(-1);
    const inner = tidied(piece.pieces ?? []);
    if (canJoin(before, piece)) {
      const d = `${before.attributes.d}${piece.attributes.d}`;
      tidy.splice(-1, 1, { ...before, attributes: { ...before.attributes, d } });
    } else if (piece.tag !== "g" || inner.length > 0) {
      tidy.push({ ...piece, pieces: inner });
    }
  };
  pieces.forEach(add);
  return tidy;
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([name, value]) => value !== undefined && value !== "" && value !== defaults[name])
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? figure(value) : value}"`)
    .join("");
}

function geometry(outline: Cut): Attributes {
  return Object.fromEntries(
    Object.entries(outline.attributes).filter(([name]) => !looks.has(name)),
  );
}

const outlineKey = (outline: Cut) => `${outline.tag} ${JSON.stringify(geometry(outline))}`;

class Writer {
  readonly #prefix: string;
  readonly #uses = new Map<string, number>();
  readonly #ids = new Map<string, string>();
  readonly #definitions: string[] = [];

  constructor(prefix: string, cuts: readonly TidyCut[]) {
    this.#prefix = prefix;
    const outlines = new Map<string, Cut>();
    const count = ({ attributes: { d } }: Cut) => {
      if (typeof d === "string") this.#uses.set(d, (this.#uses.get(d) ?? 0) + 1);
    };
    const visit = (cut: TidyCut) => {
      if (cut.outline) outlines.set(outlineKey(cut.outline), cut.outline);
      count(cut);
      cut.pieces.forEach(visit);
    };
    cuts.forEach(visit);
    for (const outline of outlines.values()) count(outline);
  }

  write(cut: TidyCut): string {
    if (cut.tag !== "g") return this.#leaf(cut);
    const clip = cut.outline && `url(#${this.#outlineId(cut.outline)})`;
    const attributes = written({ "clip-path": clip, ...cut.attributes });
    const body = cut.pieces.map((piece) => this.write(piece)).join("");
    return attributes === "" ? body : `<g${attributes}>${body}</g>`;
  }

  definitions(): string {
    return this.#definitions.length > 0 ? `<defs>${this.#definitions.join("")}</defs>` : "";
  }

  #leaf({ tag, attributes }: Cut): string {
    const { d, ...rest } = attributes;
    // An outline that is only there to cut others off is not painted.
    if (attributes.fill === "none" && attributes.stroke === undefined) return "";
    if (typeof d !== "string") return `<${tag}${written(attributes)}/>`;
    const shared = d.length >= worthSharing && (this.#uses.get(d) ?? 0) > 1;
    if (!shared) return `<path d="${shorterPath(d)}"${written(rest)}/>`;
    const id = this.#define(d, (name) => `<path id="${name}" d="${shorterPath(d)}"/>`);
    return `<use href="#${id}"${written(rest)}/>`;
  }

  #outlineId(outline: Cut): string {
    return this.#define(outlineKey(outline), (name) => {
      const bare = this.#leaf({ ...outline, attributes: geometry(outline) });
      return `<clipPath id="${name}">${bare}</clipPath>`;
    });
  }

  #define(key: string, definition: (id: string) => string): string {
    const known = this.#ids.get(key);
    if (known) return known;
    const id = `${this.#prefix}-${this.#ids.size.toString(36)}`;
    this.#ids.set(key, id);
    this.#definitions.push(definition(id));
    return id;
  }
}

/**
 * Puts pieces on a sheet: one small SVG that stands alone and can be inlined next to others. Ink and
 * round ends are the most frequent choices: the sheet has them, the pieces leave them out.
 */
export function drawing(sheet: Sheet, ...pieces: Piece[]): string {
  const { prefix, width, height, title } = sheet;
  const cuts = tidied(pieces);
  const writer = new Writer(prefix, cuts);
  const body = cuts.map((cut) => writer.write(cut)).join("");
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const shared = `fill="${paper.ink}" stroke-linecap="round" stroke-linejoin="round"`;
  const name = title ? `<title>${title}</title>` : "";
  const open = `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${shared}>`;
  return `${open}${name}${writer.definitions()}${body}</svg>\n`;
}
