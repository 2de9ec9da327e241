import { describe, expect, it } from "vitest";
import {
  MailButton,
  MailCode,
  MailHeading,
  MailLayout,
  MailNote,
  MailText,
  renderMail,
} from "./mail-template.tsx";

const mail = (
  <MailLayout
    lang="nl"
    preview="Bevestig je e-mailadres"
    homeUrl="https://kwispel.test/"
    footer="Je krijgt deze mail omdat je een account hebt bij Kwispel."
    unsubscribe={{ url: "https://kwispel.test/unsubscribeMail?s=1&t=2", label: "Afmelden" }}
  >
    <MailHeading>Welkom, Zoë</MailHeading>
    <MailText>Bijna klaar. Bevestig je adres & begin.</MailText>
    <MailText>{"<script>alert(1)</script>"}</MailText>
    <MailCode>123456</MailCode>
    <MailButton href="https://kwispel.test/confirmAccount/abc">Bevestig je adres</MailButton>
    <MailNote>De link werkt 24 uur.</MailNote>
  </MailLayout>
);

describe("renderMail", () => {
  it("writes a whole page in the reader's language", async () => {
    const { html } = await renderMail(mail);
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).toContain('lang="nl"');
    expect(html).not.toContain('lang="en"');
    expect(html).toContain("Welkom, Zoë");
    expect(html).toContain('href="https://kwispel.test/confirmAccount/abc"');
    expect(html).toContain("max-width:600px");
  });

  it("follows dark mode with rules that are not escaped", async () => {
    const { html } = await renderMail(mail);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
    expect(style).toContain("@media (prefers-color-scheme: dark)");
    expect(style).toContain(".k-page > table > tbody > tr > td");
    // Each class that the dark rules name is on something.
    for (const [, name] of style.matchAll(/\.(k-[a-z]+)/g)) {
      expect(html).toMatch(new RegExp(`class="[^"]*${name}`));
    }
  });

  it("asks for nothing from elsewhere", async () => {
    const { html } = await renderMail(mail);
    expect(html).not.toMatch(/<img|<link|@import|url\(/);
  });

  it("escapes what people typed", async () => {
    const { html } = await renderMail(mail);
    expect(html).not.toContain("<script>");
  });

  it("says the same in plain text", async () => {
    const { text } = await renderMail(mail);
    expect(text).toBe(
      [
        "Welkom, Zoë",
        "",
        "Bijna klaar. Bevestig je adres & begin.",
        "",
        "<script>alert(1)</script>",
        "",
        "123456",
        "",
        "Bevestig je adres https://kwispel.test/confirmAccount/abc",
        "",
        "-".repeat(40),
        "",
        "De link werkt 24 uur.",
        "",
        "Je krijgt deze mail omdat je een account hebt bij Kwispel.",
        "",
        "Afmelden https://kwispel.test/unsubscribeMail?s=1&t=2",
      ].join("\n"),
    );
  });
});
