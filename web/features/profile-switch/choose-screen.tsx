import { Suspense, useState } from "react";
import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { ProfileCard } from "./profile-card.tsx";
import { removeProfile, useProfileCall } from "./use-profile-call.ts";

const RemoveProfileDialog = lazyPart(
  async () => (await import("./remove-profile-dialog.tsx")).RemoveProfileDialog,
);

/** The one in front is the one that is asked for most. */
const order: readonly ProfileType[] = ["pet_owner", "pet_sitter"];

export type ChooseScreenProps = {
  types: readonly ProfileType[];
  inUse: ProfileType | null;
  backTo: string;
  onRemoved: () => void | Promise<void>;
};

/** Both profiles side by side: which is in use, and what can be done with either. */
export function ChooseScreen({ types, inUse, backTo, onRemoved }: ChooseScreenProps) {
  const { t } = useTranslation("profile-switch");
  const [asked, setAsked] = useState<ProfileType | null>(null);
  const [open, setOpen] = useState(false);
  const { run, pending, lines, forget } = useProfileCall();

  function ask(type: ProfileType) {
    forget();
    setAsked(type);
    setOpen(true);
  }

  async function remove(type: ProfileType) {
    const isGone = await run(() => removeProfile(type), t("removal.failed"));
    if (!isGone) return;
    setOpen(false);
    showToast({ text: t(`removal.${type}.done`) });
    await onRemoved();
  }

  return (
    <>
      <h1>{t("heading")}</h1>
      <p className="mt-3 mb-6 text-ink-soft md:mb-8">{t("intro")}</p>
      <ul className="grid gap-5">
        {order.map((type) => (
          <ProfileCard key={type} {...{ type, types, inUse, backTo }} onRemove={() => ask(type)} />
        ))}
      </ul>
      {asked && (
        <Suspense fallback={<Loading />}>
          <RemoveProfileDialog
            type={asked}
            open={open}
            lines={lines}
            pending={pending}
            onClose={() => setOpen(false)}
            onConfirm={() => void remove(asked)}
          />
        </Suspense>
      )}
    </>
  );
}
