import { describe, expect, it } from "vitest";
import { splitLinks, type TextPart } from "./link-text.ts";

const links = (text: string) =>
  splitLinks(text).flatMap((part) => (part.kind === "link" ? [part] : []));

const written = (parts: readonly TextPart[]) =>
  parts.map((part) => (part.kind === "text" ? part.text : `[${part.host}${part.rest}]`)).join("");

describe("splitLinks", () => {
  it.each([
    ["Geen link hier.", "Geen link hier."],
    ["Kijk op https://kwispel.nl/blog.", "Kijk op [kwispel.nl/blog]."],
    ["www.kwispel.nl, handig!", "[kwispel.nl], handig!"],
    ["(zie https://kwispel.nl/a)", "(zie [kwispel.nl/a])"],
    ["https://nl.example.org/Hond_(dier)", "[nl.example.org/Hond_(dier)]"],
    ["https://a.example https://b.example", "[a.example] [b.example]"],
    ["http://10.0.0.1:8080/x", "[10.0.0.1:8080/x]"],
    ["https://kwispel.nl/", "[kwispel.nl]"],
    // Not something that a browser would open on the web.
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["https://localhost/x", "https://localhost/x"],
    ["data:text/html,<script>", "data:text/html,<script>"],
    ["https://", "https://"],
    ['https://kwispel.nl/"onmouseover="x', '[kwispel.nl]"onmouseover="x'],
    ["https://kwispel.nl/<b>", "[kwispel.nl]<b>"],
  ])("%s → %s", (text, expected) => {
    expect(written(splitLinks(text))).toBe(expected);
  });

  it("leads to the address, with https where nothing was said", () => {
    expect(links("www.kwispel.nl/a?b=c#d")[0]?.href).toBe("https://www.kwispel.nl/a?b=c#d");
  });

  it("shows where a link with a name in front of its host really goes", () => {
    const [link] = links("https://kwispel.nl@evil.example/login");
    expect(link).toMatchObject({ host: "evil.example", href: "https://evil.example/login" });
  });

  it.each([
    ["https://café.example", "café.example"],
    ["https://www.Zoë.example", "zoë.example"],
    // The second letter is Cyrillic.
    ["https://kwіspel.nl", "xn--kwspel-qvf.nl"],
    // All of it is, and looks Latin.
    ["https://аррӏе.com", "xn--80ak6aa92e.com"],
    ["https://kwıspel.nl", "xn--kwspel-q9a.nl"],
    ["https://xn--80ak6aa92e.com", "xn--80ak6aa92e.com"],
  ])("shows the host of %s as %s", (text, host) => {
    expect(links(text)[0]?.host).toBe(host);
  });

  it("cuts a long address short, and keeps it whole where it leads", () => {
    const long = `https://kwispel.nl/${"a".repeat(80)}`;
    const [link] = links(long);
    expect(link?.href).toBe(long);
    expect(link?.rest).toHaveLength(36);
  });
});
