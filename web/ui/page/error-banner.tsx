import { Banner } from "./banner.tsx";

export type ErrorBannerProps = { lines: readonly string[]; className?: string };

/** What went wrong, a line each, read out as it appears; nothing where nothing did. */
export function ErrorBanner({ lines, className }: ErrorBannerProps) {
  if (lines.length === 0) return null;
  return (
    <Banner tone="bad" live {...(className ? { className } : {})}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  );
}
