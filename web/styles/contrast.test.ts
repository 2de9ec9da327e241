import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Scheme = "light" | "dark";

function readTokens(): Record<Scheme, Map<string, string>> {
  const tokens = { light: new Map<string, string>(), dark: new Map<string, string>() };
  const line =
    /--color-([a-z-]+):\s*(?:light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)|(#[\da-f]{6}));/g;
  for (const [, name = "", light, dark, both = ""] of css.matchAll(line)) {
    tokens.light.set(name, light ?? both);
    tokens.dark.set(name, dark ?? both);
  }
  return tokens;
}

const tokens = readTokens();

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(scheme: Scheme, front: string, ground: string): number {
  const [a, b] = [front, ground].map((name) => {
    const hex = tokens[scheme].get(name);
    if (!hex) throw new Error(`no colour token '${name}'`);
    return luminance(hex);
  });
  const [high, low] = [Math.max(a ?? 0, b ?? 0), Math.min(a ?? 0, b ?? 0)];
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["page", "surface", "sunken"];
const tints = ["brand-soft", "ok-soft", "warn-soft", "danger-soft", "accent-soft", "sky"];
const medals = ["bronze-soft", "silver-soft", "high-five-soft"];

/** Text on the grounds it is used on. */
const text: Record<string, string[]> = {
  ink: [...grounds, ...tints, ...medals, "cloud"],
  "ink-soft": [...grounds, ...tints, ...medals],
  "brand-strong": [...grounds, ...tints],
  brand: [...grounds, "brand-soft"],
  "accent-strong": [...grounds, "accent-soft", "brand-soft"],
  danger: [...grounds, "danger-soft"],
  warn: ["page", "surface", "warn-soft"],
  ok: ["page", "surface"],
  "on-brand": ["brand", "brand-strong"],
  "on-accent": ["accent-fill", "accent-strong"],
  "on-deep": ["deep"],
  "on-deep-soft": ["deep"],
  "on-cream": ["cream"],
  "on-ink": ["ink"],
  "on-ink-accent": ["ink"],
  "on-pin": ["pin"],
};

/** What must be told apart without being read: edges of controls, the focus ring, icons. */
const shapes: Record<string, string[]> = {
  edge: [...grounds, "sky", "brand-soft"],
  brand: [...grounds, "sky", "line"],
  danger: [...grounds, "danger-soft"],
  ok: [...grounds, "ok-soft"],
  warn: [...grounds, "warn-soft"],
  accent: grounds,
  star: ["page", "surface"],
  surface: ["edge", "brand"],
};

const schemes: Scheme[] = ["light", "dark"];
const pairs = (table: Record<string, string[]>) =>
  schemes.flatMap((scheme) =>
    Object.entries(table).flatMap(([front, on]) =>
      on.map((ground) => [scheme, front, ground] as const),
    ),
  );

test("every colour token is read", () => {
  const declared = css.match(/--color-[a-z-]+:/g) ?? [];
  // The scrim alone is see-through and has no contrast of its own.
  expect(tokens.light.size).toBe(declared.length - 1);
});

describe("text, 4.5:1", () => {
  test.each(pairs(text))("%s: %s on %s", (scheme, front, ground) => {
    expect(contrast(scheme, front, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("edges, focus and icons, 3:1", () => {
  test.each(pairs(shapes))("%s: %s on %s", (scheme, front, ground) => {
    expect(contrast(scheme, front, ground)).toBeGreaterThanOrEqual(3);
  });
});
