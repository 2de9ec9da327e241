import type { CSSProperties } from "react";

// Mail programs know neither CSS variables nor our fonts: the theme's colours by value, once.
export const light = {
  page: "#FBF7F0",
  surface: "#FFFFFF",
  ink: "#1E2B26",
  inkSoft: "#55645D",
  line: "#E3DACB",
  brand: "#1F6F54",
  brandStrong: "#14513D",
  accentFill: "#C64A30",
  onAccent: "#FFFFFF",
};
const dark: typeof light = {
  page: "#14201C",
  surface: "#1B2A25",
  ink: "#EEF3F0",
  inkSoft: "#A9B8B1",
  line: "#2C3D36",
  brand: "#5CC29B",
  brandStrong: "#86D8B8",
  accentFill: "#FF8A6F",
  onAccent: "#2A120B",
};

// Inline styles win over a style sheet, hence '!important' for the programs that follow the system.
export const darkRules = `
@media (prefers-color-scheme: dark) {
  .k-page, .k-page > table > tbody > tr > td { background-color: ${dark.page} !important; }
  .k-card { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .k-ink { color: ${dark.ink} !important; }
  .k-code { background-color: ${dark.page} !important; }
  .k-soft { color: ${dark.inkSoft} !important; }
  .k-brand { color: ${dark.brand} !important; }
  .k-link { color: ${dark.brandStrong} !important; }
  .k-line { border-color: ${dark.line} !important; }
  .k-button { background-color: ${dark.accentFill} !important; color: ${dark.onAccent} !important; }
}`;

export const headingFont = `"Bricolage Grotesque", "Trebuchet MS", "Segoe UI", Arial, sans-serif`;
export const textFont = `Figtree, "Segoe UI", Roboto, Helvetica, Arial, sans-serif`;
export const text: CSSProperties = { fontFamily: textFont, fontSize: 16, lineHeight: "25px" };
export const small: CSSProperties = {
  ...text,
  color: light.inkSoft,
  fontSize: 14,
  lineHeight: "21px",
};
