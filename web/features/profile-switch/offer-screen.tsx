import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { profileChanged } from "./profile-calls.ts";
import { profilePictures } from "./profile-pictures.ts";

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
  const { press, pending, lines } = useAction({
    send: (call) => call("profiles.addProfile", { body: { profileType: to } }),
    async onDone() {
      await profileChanged();
      await onMade();
    },
    failed: t("makeFailed"),
    lines: [],
  });

  return (
    <EmptyState
      level={1}
      className="[&_h1]:text-2xl"
      art={<img src={profilePictures[to]} alt="" width={148} height={148} />}
      title={t(`offer.${to}.heading`)}
      actions={
        <>
          <Button onClick={() => void press()} pending={pending}>
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
