import type { CSSProperties, ReactElement, ReactNode } from "react";
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
  render,
  Section,
  Text,
  toPlainText,
} from "react-email";
import { productName } from "#contract/shared/product.ts";

// Mail programs know neither CSS variables nor our fonts: the theme's colours by value, once.
const light = {
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
const darkRules = `
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

const headingFont = `"Bricolage Grotesque", "Trebuchet MS", "Segoe UI", Arial, sans-serif`;
const textFont = `Figtree, "Segoe UI", Roboto, Helvetica, Arial, sans-serif`;
const text: CSSProperties = { fontFamily: textFont, fontSize: 16, lineHeight: "25px" };
const small: CSSProperties = { ...text, color: light.inkSoft, fontSize: 14, lineHeight: "21px" };

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
                <Link
                  href={unsubscribe.url}
                  className="k-link"
                  style={{ color: light.brandStrong, textDecoration: "underline" }}
                >
                  {unsubscribe.label}
                </Link>
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

export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element);
  // Headings stay as they are written: capitals shout.
  const headings = { selector: "h1", options: { uppercase: false } };
  return { html, text: toPlainText(html, { selectors: [headings] }).trim() };
}
