import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { skipSignupOnce } from "#web/lib/session/skip-signup.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { OtherLanguageButton } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";

export type QuietBarProps = {
  /** There is something to stop with, and to come back to. */
  canWait: boolean;
};

/** Over one task that wants all attention: no menu, and a way out. */
export function QuietBar({ canWait }: QuietBarProps) {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  return (
    <header className="relative z-20 border-b border-line bg-surface">
      <div className="wrap flex h-16 items-center gap-2 md:h-19">
        <Logo className="mr-auto" />
        <OtherLanguageButton />
        {canWait && (
          <LinkButton
            to={urls.home()}
            onClick={skipSignupOnce}
            variant="ghost"
            size="sm"
            className="-mr-3.5"
          >
            {t("nav.later")}
          </LinkButton>
        )}
      </div>
    </header>
  );
}
