import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { profilePictures } from "./profile-pictures.ts";
import { addProfile, useProfileCall } from "./use-profile-call.ts";

export type OfferScreenProps = {
  /** The profile that isn't there. */
  to: ProfileType;
  inUse: ProfileType | null;
  backTo: string;
  onMade: () => void | Promise<void>;
};

/** Two choices: make it, or stay as you are. */
export function OfferScreen({ to, inUse, backTo, onMade }: OfferScreenProps) {
  const { t } = useTranslation("profile-switch");
  const { run, pending, lines } = useProfileCall();

  async function make() {
    if (await run(() => addProfile(to), t("makeFailed"))) await onMade();
  }

  return (
    <EmptyState
      level={1}
      className="[&_h1]:text-2xl"
      art={<img src={profilePictures[to]} alt="" width={148} height={148} />}
      title={t(`offer.${to}.heading`)}
      actions={
        <>
          <Button onClick={() => void make()} pending={pending}>
            {t(`offer.${to}.make`)}
          </Button>
          <LinkButton to={backTo} variant="secondary">
            {t(`stay.${inUse ?? "none"}`)}
          </LinkButton>
        </>
      }
    >
      <p>
        {t(`offer.${to}.text`)} {inUse && t(`keeps.${inUse}`)}
      </p>
      <ErrorBanner lines={lines} className="mt-4 text-left" />
    </EmptyState>
  );
}
