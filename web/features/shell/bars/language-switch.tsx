import { Check } from "lucide-react";
import { locales } from "#contract/shared/locale.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { languageNames } from "#web/lib/text/language-names.ts";
import { cx } from "#web/ui/cx.ts";
import { ScriptButton } from "#web/ui/script-button.tsx";
import { useLanguage } from "./use-language.ts";

export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useTranslation("shell");
  const current = useLocale();
  const changeLanguage = useLanguage();
  return (
    <fieldset className={cx("flex flex-wrap gap-x-6", className)}>
      <legend className="sr-only">{t("language.label")}</legend>
      {locales.map((locale) => (
        <ScriptButton
          key={locale}
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => locale !== current && void changeLanguage(locale)}
          className="inline-flex min-h-11 items-center gap-1.5 text-ink hover:underline aria-pressed:font-semibold aria-pressed:text-brand-strong"
        >
          {languageNames[locale]}
          {locale === current && <Check className="size-4.5" />}
        </ScriptButton>
      ))}
    </fieldset>
  );
}

/** Where there is room for one word: the other language. */
export function OtherLanguageButton({ className }: { className?: string }) {
  const current = useLocale();
  const changeLanguage = useLanguage();
  const other = current === "nl" ? "en" : "nl";
  return (
    <ScriptButton
      lang={other}
      onClick={() => void changeLanguage(other)}
      className={cx(
        "min-h-11 rounded-full px-3.5 text-sm font-semibold text-brand-strong transition-colors hover:bg-brand-soft",
        className,
      )}
    >
      {languageNames[other]}
    </ScriptButton>
  );
}
