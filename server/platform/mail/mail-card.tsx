import { Img, Link, Section, Text } from "react-email";
import { headingFont, light, small } from "./mail-look.ts";

export type MailCardProps = {
  href: string;
  title: string;
  /** Of this site, about square; the words stand by themselves where it isn't shown. */
  picture?: string | undefined;
  /** Under the title, the first of them softer. */
  lines: readonly string[];
  /** At the end: a few words. */
  mark?: string;
};

const pictureWidth = 96;

/** Somebody, or something, with a picture. */
export function MailCard({ href, title, picture, lines, mark }: MailCardProps) {
  return (
    <Section
      className="k-code"
      style={{ backgroundColor: light.page, borderRadius: 12, margin: "0 0 12px" }}
    >
      <table cellPadding={0} cellSpacing={0} role="presentation" style={{ width: "100%" }}>
        <tbody>
          <tr>
            {picture && (
              <td style={{ verticalAlign: "top", width: pictureWidth }}>
                <Link href={href} data-skip-in-text={true} tabIndex={-1}>
                  <Img
                    src={picture}
                    alt=""
                    width={pictureWidth}
                    height={pictureWidth}
                    style={{ borderRadius: "12px 0 0 12px", display: "block", objectFit: "cover" }}
                  />
                </Link>
              </td>
            )}
            <td style={{ padding: "12px 16px", verticalAlign: "top" }}>
              {/* One text, so that it stays together where only the words are shown. */}
              <Text className="k-ink" style={{ ...small, color: light.ink, margin: 0 }}>
                <Link
                  href={href}
                  className="k-ink"
                  style={{
                    color: light.ink,
                    fontFamily: headingFont,
                    fontSize: 18,
                    fontWeight: 700,
                    lineHeight: "25px",
                    textDecoration: "none",
                  }}
                >
                  {title}
                </Link>
                {lines.map((line, index) => (
                  <span
                    key={line}
                    className={index === 0 ? "k-soft" : "k-ink"}
                    style={{ color: index === 0 ? light.inkSoft : light.ink }}
                  >
                    <br />
                    {line}
                  </span>
                ))}
                {mark && (
                  <span className="k-brand" style={{ color: light.brand, fontWeight: 600 }}>
                    <br />
                    {mark}
                  </span>
                )}
              </Text>
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}
