import { compile } from "html-to-text";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  plainTextSelectors,
  Section,
  Text,
} from "react-email";
import { productName } from "#contract/shared/product.ts";
import { darkRules, headingFont, light, small, text, textFont } from "./mail-look.ts";

export type MailLayoutProps = {
  lang: "nl" | "en";
  /** What the inbox shows behind the subject. */
  preview: string;
  homeUrl: string;
  /** Why this mail came and who sends it. */
  footer: ReactNode;
  unsubscribe?: { url: string; label: string };
  children: ReactNode;
};

/** The one look of every mail. No pictures: most programs hide them until they are asked for. */
export function MailLayout(props: MailLayoutProps) {
  const { lang, preview, homeUrl, footer, unsubscribe, children } = props;
  return (
    <Html lang={lang}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkRules}</style>
      </Head>
      <Body
        lang={lang}
        className="k-page"
        style={{ backgroundColor: light.page, margin: 0, padding: "32px 16px" }}
      >
        <Preview>{preview}</Preview>
        <Container style={{ maxWidth: 600 }}>
          <Section style={{ padding: "0 8px 16px" }}>
            <Link
              href={homeUrl}
              className="k-brand"
              data-skip-in-text={true}
              style={{
                color: light.brand,
                fontFamily: headingFont,
                fontSize: 28,
                fontWeight: 700,
                letterSpacing: "-0.02em",
                textDecoration: "none",
              }}
            >
              {productName}
            </Link>
          </Section>
          <Section
            className="k-card"
            style={{
              backgroundColor: light.surface,
              border: `1px solid ${light.line}`,
              borderRadius: 16,
              padding: "32px 28px",
            }}
          >
            {children}
          </Section>
          <Section style={{ padding: "20px 8px 0" }}>
            <Text className="k-soft" style={{ ...small, margin: 0 }}>
              {footer}
            </Text>
            {unsubscribe && (
              <Text className="k-soft" style={{ ...small, margin: "8px 0 0" }}>
                <MailLink href={unsubscribe.url}>{unsubscribe.label}</MailLink>
              </Text>
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h1"
      className="k-ink"
      style={{
        color: light.ink,
        fontFamily: headingFont,
        fontSize: 26,
        fontWeight: 700,
        letterSpacing: "-0.015em",
        lineHeight: "31px",
        margin: "0 0 16px",
      }}
    >
      {children}
    </Heading>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text className="k-ink" style={{ ...text, color: light.ink, margin: "0 0 16px" }}>
      {children}
    </Text>
  );
}

/** Another way than the button, within a text. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="k-link"
      style={{ color: light.brandStrong, textDecoration: "underline" }}
    >
      {children}
    </Link>
  );
}

/** Small print inside the card: how long a link works, what to do if it wasn't you. */
export function MailNote({ children }: { children: ReactNode }) {
  return (
    <>
      <Hr className="k-line" style={{ borderColor: light.line, margin: "24px 0 16px" }} />
      <Text className="k-soft" style={{ ...small, margin: 0 }}>
        {children}
      </Text>
    </>
  );
}

/** Something to type over: large, and spaced so that no digit is skipped. */
export function MailCode({ children }: { children: string }) {
  return (
    <Text
      className="k-ink k-code"
      style={{
        backgroundColor: light.page,
        borderRadius: 12,
        color: light.ink,
        fontFamily: textFont,
        fontSize: 30,
        fontVariantNumeric: "tabular-nums",
        fontWeight: 700,
        letterSpacing: "0.25em",
        lineHeight: "36px",
        margin: "0 0 16px",
        padding: "14px 0 14px 0.25em",
        textAlign: "center",
      }}
    >
      {children}
    </Text>
  );
}

/** What the reader does next; one a mail. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      href={href}
      className="k-button"
      style={{
        backgroundColor: light.accentFill,
        borderRadius: 999,
        color: light.onAccent,
        fontFamily: textFont,
        fontSize: 16,
        fontWeight: 600,
        margin: "8px 0",
        padding: "15px 26px",
      }}
    >
      {children}
    </Button>
  );
}

export type MailFact = { label: string; value: string };

/** Who, what, when and where, at a glance. */
export function MailFacts({ facts }: { facts: readonly MailFact[] }) {
  const cell = { ...text, borderBottom: `1px solid ${light.line}`, padding: "10px 0" } as const;
  return (
    <table
      className="k-facts"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: "collapse", margin: "8px 0 24px", width: "100%" }}
    >
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={`${label} ${value}`}>
            <th
              scope="row"
              className="k-soft k-line"
              style={{
                ...cell,
                color: light.inkSoft,
                fontWeight: 400,
                paddingRight: 16,
                textAlign: "left",
                verticalAlign: "top",
                whiteSpace: "nowrap",
              }}
            >
              {label}
            </th>
            <td
              className="k-ink k-line"
              style={{ ...cell, color: light.ink, fontWeight: 600, width: "100%" }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What somebody wrote, as they wrote it. */
export function MailQuote({ lead, children }: { lead: string; children: string }) {
  return (
    <Section
      className="k-code"
      style={{
        backgroundColor: light.page,
        borderRadius: 12,
        margin: "0 0 16px",
        padding: "14px 16px",
      }}
    >
      <Text className="k-soft" style={{ ...small, margin: "0 0 4px" }}>
        {lead}
      </Text>
      <Text
        className="k-ink"
        style={{ ...text, color: light.ink, margin: 0, whiteSpace: "pre-line" }}
      >
        {children}
      </Text>
    </Section>
  );
}

/** As mail programs of all ages expect it. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const textOf = compile({
  wordwrap: false,
  selectors: [
    ...plainTextSelectors,
    // Headings stay as they are written: capitals shout.
    { selector: "h1", options: { uppercase: false } },
    {
      selector: "table.k-facts",
      format: "dataTable",
      options: { uppercaseHeaderCells: false, maxColumnWidth: 50 },
    },
  ],
});

export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  // At once and whole: react-email's own `render` streams, which takes five times as long.
  const html = doctype + renderToStaticMarkup(element);
  return { html, text: textOf(html).trim() };
}
