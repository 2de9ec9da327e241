import type { ReactNode } from "react";
import { Img, Link, Section, Text } from "react-email";
import { headingFont, light, small, text } from "./mail-look.ts";

export type MailCardProps = {
  href: string;
  title: string;
  /** Of this site, about square; the words stand by themselves where it isn't shown. */
  picture?: string | undefined;
  /** Under the title, the first of them softer. */
  lines: readonly string[];
  /** In the corner: a few words. */
  mark?: ReactNode;
};

const pictureWidth = 96;

/** Somebody, or something, with a picture. */
export function MailCard({ href, title, picture, lines, mark }: MailCardProps) {
  const [first, ...others] = lines;
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
              <Text className="k-ink" style={{ ...text, color: light.ink, margin: 0 }}>
                <Link
                  href={href}
                  className="k-ink"
                  style={{
                    color: light.ink,
                    fontFamily: headingFont,
                    fontSize: 18,
                    fontWeight: 700,
                    textDecoration: "none",
                  }}
                >
                  {title}
                </Link>
              </Text>
              {first && (
                <Text className="k-soft" style={{ ...small, margin: 0 }}>
                  {first}
                </Text>
              )}
              {others.map((line) => (
                <Text
                  key={line}
                  className="k-ink"
                  style={{ ...small, color: light.ink, margin: "2px 0 0" }}
                >
                  {line}
                </Text>
              ))}
              {mark && (
                <Text
                  className="k-brand"
                  style={{ ...small, color: light.brand, margin: "2px 0 0" }}
                >
                  {mark}
                </Text>
              )}
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}
