import { useEffect, useState } from "react";
import type { ProfileType } from "#contract/profiles.ts";
import type { SocialProvider } from "#contract/social-sign-in.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { readInvitation } from "#web/lib/session/invitation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { buttonLook } from "#web/ui/button-look.ts";
import { LinkedText } from "#web/ui/linked-text.tsx";
import facebook from "./marks/facebook.svg?inline";
import google from "./marks/google.svg?inline";

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

const coloured = { google, facebook };

/** Their marks in their own colours, as they ask; Apple's has the colour of the text beside it. */
function ProviderMark({ provider }: { provider: SocialProvider }) {
  if (provider !== "apple") {
    return (
      <img src={coloured[provider]} alt="" width={20} height={20} className="size-5 shrink-0" />
    );
  }
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className="-mx-px -mt-0.5 size-5.5 shrink-0 fill-current"
    >
      <path d="M34.6 25.2c0-4.6 3.4-7 4.1-7.6-2-3-5.4-4.3-8.3-4.3-2.7 0-4.700 1.600-6.300 1.600-1.600 0-3.800-1.500-6.400-1.500C12.300 13.400 7 17.600 7 26c0 9.500 6.300 19 11.400 19 2.200 0 3.200-1.500 6.100-1.500 2.900 0 3.700 1.400 6.100 1.400 3.800 0 7.600-5.700 9.300-11.100-3.100-1.300-5.300-4.700-5.300-8.600zM30.200 10.300C31.900 8.200 32.600 5.600 32.400 3c-2.700.2-5.300 1.500-7 3.500-1.600 1.900-2.400 4.400-2.200 7 2.700.1 5.400-1.200 7-3.200z" />
    </svg>
  );
}
