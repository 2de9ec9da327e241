import { placeLine } from "#contract/shared/place-line.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import dog from "#web/ui/art/dog.svg?no-inline";
import street from "#web/ui/art/street.svg?no-inline";
import wordmark from "#web/ui/art/wordmark.svg?no-inline";

export type PosterPreviewProps = {
  sitter: PublicSitter;
  code: { path: string; size: number };
  /** The address of the page that the code leads to, as it is printed. */
  address: string;
};

/** In the sheet's own points, as `poster.pdf.ts` draws it. */
const sheet = { width: 595, height: 842, margin: 48, streetHeight: 132 };
const inner = sheet.width - 2 * sheet.margin;
const right = sheet.width - sheet.margin;
const side = 196;
const code = { side: 96, top: sheet.height - sheet.streetHeight - 14 - 96 };
const facts = { x: sheet.margin + side + 26, width: inner - side - 26 };
/** Paper is paper, in the dark too. */
const colours = { page: "#FBF7F0", ink: "#1E2B26", soft: "#55645D", line: "#E3DACB" };

/** The sheet as it will come out of the printer, small; drawn, so that it needs no script to be seen. */
export function PosterPreview({ sitter, code: squares, address }: PosterPreviewProps) {
  const { t } = useTranslation("poster");
  const locale = useLocale();
  const headline = fitLines(sitter.headline ?? t("headline"), {
    width: inner,
    size: 46,
    least: 26,
    lines: 3,
  });
  const factsTop = 110 + headline.lines.length * headline.size * 1.02 + 26;
  const servicesTop = factsTop + side + 18;
  const row = Math.min(25, (code.top - 14 - servicesTop) / Math.max(1, sitter.services.length));
  const animals = sitter.animalCategories.map((animal) => t(`animals.${animal}`)).join(", ");
  return (
    <svg
      role="img"
      aria-label={t("page.preview")}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      className="w-full rounded-field border border-line shadow-float"
    >
      <rect width={sheet.width} height={sheet.height} fill={colours.page} />
      <image
        href={street}
        y={sheet.height - sheet.streetHeight}
        width={sheet.width}
        height={sheet.streetHeight}
        preserveAspectRatio="xMidYMax slice"
      />
      <image href={wordmark} x={sheet.margin} y={sheet.margin} width={98} height={30} />
      <text x={right} y={68} textAnchor="end" fontSize={13} fill={colours.soft}>
        {t("tagline")}
      </text>
      <Lines lines={headline.lines} x={sheet.margin} y={110} size={headline.size} heading />
      <image
        href={sitter.picture?.sizes[0]?.url ?? dog}
        x={sheet.margin}
        y={factsTop}
        width={side}
        height={side}
        preserveAspectRatio="xMidYMid slice"
      />
      <Fitted text={sitter.firstName} y={factsTop} fit={{ size: 34, lines: 1 }} heading />
      <Fitted
        text={placeLine(sitter, locale)}
        y={factsTop + 48}
        fit={{ size: 16, lines: 2 }}
        soft
      />
      <Fitted text={t("animalsLabel")} y={factsTop + 100} fit={{ size: 15, lines: 1 }} bold />
      <Fitted text={animals} y={factsTop + 120} fit={{ size: 15, lines: 4 }} />
      {sitter.services.map(({ serviceType, priceCents, unit }, index) => {
        const y = servicesTop + (index + 1) * row;
        const size = Math.min(15, row * 0.66);
        return (
          <g key={serviceType} fontSize={size} fill={colours.ink}>
            <text x={sheet.margin} y={y - row * 0.32} fontWeight={600}>
              {t(`services.${serviceType}`)}
            </text>
            <text x={right} y={y - row * 0.32} textAnchor="end">
              {`${formatMoney(priceCents)} ${t(`units.${unit}`)}`}
            </text>
            <line x1={sheet.margin} x2={right} y1={y} y2={y} stroke={colours.line} />
          </g>
        );
      })}
      <path
        d={squares.path}
        transform={`translate(${sheet.margin} ${code.top}) scale(${code.side / squares.size})`}
        fill={colours.ink}
        shapeRendering="crispEdges"
      />
      <Lines
        {...fitLines(t("scan"), { width: inner - 118, size: 17, least: 12, lines: 3 })}
        x={sheet.margin + 118}
        y={code.top - 6}
        bold
      />
      <text
        x={sheet.margin + 118}
        y={code.top + code.side - 4}
        fontSize={Math.min(13, (inner - 118) / (address.length * 0.5))}
        fill={colours.soft}
      >
        {address}
      </text>
    </svg>
  );
}

type LinesProps = {
  lines: readonly string[];
  x: number;
  y: number;
  size: number;
  heading?: boolean | undefined;
  bold?: boolean | undefined;
  soft?: boolean | undefined;
};

function Lines({ lines, x, y, size, heading, bold, soft }: LinesProps) {
  return (
    <text
      fontSize={size}
      fill={soft ? colours.soft : colours.ink}
      fontWeight={heading ? 700 : bold ? 600 : undefined}
      className={heading ? "font-head" : undefined}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={y + (index + 1) * size * (heading ? 1.02 : 1.3)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Beside the picture. */
function Fitted({
  text,
  fit,
  ...look
}: Pick<LinesProps, "y" | "heading" | "bold" | "soft"> & {
  text: string;
  fit: Pick<Fit, "size" | "lines">;
}) {
  const fitted = fitLines(text, { ...fit, width: facts.width, least: 11 });
  return <Lines {...look} {...fitted} x={facts.x} />;
}

/** Of its size, the width of a letter on average: enough for a picture of the sheet. */
const letter = 0.53;

type Fit = { width: number; size: number; least: number; lines: number };

/** As large as it goes into so many lines of this width; what is left over at the least size is cut. */
export function fitLines(text: string, { width, size, least, lines }: Fit) {
  for (let tried = size; tried > least; tried -= 1) {
    const broken = breakLines(text, Math.floor(width / (tried * letter)));
    if (broken.length <= lines) return { size: tried, lines: broken };
  }
  return { size: least, lines: breakLines(text, width / (least * letter)).slice(0, lines) };
}

function breakLines(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word.slice(0, Math.max(1, Math.floor(letters))));
  }
  return lines;
}
