import { useEffect, useState } from "react";
import type { ProfileType } from "#contract/profiles.ts";
import type { SocialProvider } from "#contract/social-sign-in.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { readInvitation } from "#web/lib/session/invitation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { buttonLook } from "#web/ui/button-look.ts";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { ProviderMark } from "./provider-mark.tsx";

export type SocialButtonsProps = {
  /** Those that are configured; with none, nothing shows. */
  providers: readonly SocialProvider[];
  /** A path of this site to go to afterwards. */
  redirect?: string;
  /** What kind of profile a new account gets. */
  profileType?: ProfileType;
  /** The token of the invitation that this page was come to by. */
  invitation?: string | undefined;
};

/** The ways in by way of others, under a line that parts them from our own. */
export function SocialButtons(props: SocialButtonsProps) {
  const { providers, redirect, profileType } = props;
  const { t } = useTranslation("social-sign-in");
  const urls = useUrls();
  const remembered = useRemembered();
  const invitation = props.invitation ?? remembered;
  const wish = {
    ...(redirect ? { redirect } : {}),
    ...(profileType ? { profileType } : {}),
    ...(invitation ? { invitation } : {}),
  };
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-4 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      <ul className="grid gap-3">
        {providers.map((provider) => (
          <li key={provider}>
            {/* A plain link: the server answers with the way to the provider's own page. */}
            <a
              href={urls.socialSignIn(provider, wish)}
              rel="nofollow"
              className={buttonLook({ variant: "secondary", wide: true })}
            >
              {/* As wide as the longest of them, so that the marks stand in one line. */}
              <span className="flex w-54 items-center gap-3">
                <ProviderMark provider={provider} />
                {t("continueWith", { provider: t(`names.${provider}`) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">
        <LinkedText text={t("newAccount")} />
      </p>
    </div>
  );
}

/** The one that was followed earlier, which their browser knows. */
function useRemembered(): string | null {
  const [invitation, setInvitation] = useState<string | null>(null);
  useEffect(() => setInvitation(readInvitation()), []);
  return invitation;
}
