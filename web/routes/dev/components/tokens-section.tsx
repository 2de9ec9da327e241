import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Section } from "./section.tsx";

/** Of what is painted with them. Written out in full: Tailwind finds classes by reading the source. */
const swatches = [
  ["page", "bg-page"],
  ["surface", "bg-surface"],
  ["sunken", "bg-sunken"],
  ["skeleton", "bg-skeleton"],
  ["ink", "bg-ink"],
  ["ink-soft", "bg-ink-soft"],
  ["line", "bg-line"],
  ["edge", "bg-edge"],
  ["brand", "bg-brand"],
  ["brand-strong", "bg-brand-strong"],
  ["brand-soft", "bg-brand-soft"],
  ["accent", "bg-accent"],
  ["accent-strong", "bg-accent-strong"],
  ["accent-fill", "bg-accent-fill"],
  ["accent-soft", "bg-accent-soft"],
  ["ok", "bg-ok"],
  ["ok-soft", "bg-ok-soft"],
  ["warn", "bg-warn"],
  ["warn-soft", "bg-warn-soft"],
  ["danger", "bg-danger"],
  ["danger-soft", "bg-danger-soft"],
  ["bronze-soft", "bg-bronze-soft"],
  ["silver-soft", "bg-silver-soft"],
  ["high-five", "bg-high-five"],
  ["high-five-soft", "bg-high-five-soft"],
  ["star", "bg-star"],
  ["sky", "bg-sky"],
  ["deep", "bg-deep"],
  ["cream", "bg-cream"],
  ["pin", "bg-pin"],
] as const;

const sizes = [
  ["hero", "font-head font-bold text-hero tracking-hero", "type.hero"],
  ["3xl", "font-head font-bold text-3xl tracking-head", "type.heading1"],
  ["2xl", "font-head font-bold text-2xl tracking-head", "type.heading2"],
  ["xl", "font-head font-bold text-xl tracking-head", "type.heading3"],
  ["lg", "font-head font-bold text-lg", "type.heading4"],
  ["base", "text-base", "type.text"],
  ["sm", "text-sm text-ink-soft", "type.small"],
  ["xs", "text-xs text-ink-soft", "type.smaller"],
  ["2xs", "text-2xs text-ink-soft", "type.label"],
] as const;

export function TokensSection() {
  const { t } = useTranslation("dev");
  return (
    <>
      <Section id="colours" title={t("colours")}>
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 md:grid-cols-7">
          {swatches.map(([name, look]) => (
            <li key={name} className="text-xs">
              <div className={`mb-1.5 h-14 rounded-field border border-line ${look}`} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="type" title={t("letters")}>
        <dl className="grid gap-4">
          {sizes.map(([name, look, key]) => (
            <div key={name} className="grid gap-1 md:grid-cols-[5rem_1fr] md:items-baseline">
              <dt className="text-xs text-ink-soft">{name}</dt>
              <dd className={look}>{t(key)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
