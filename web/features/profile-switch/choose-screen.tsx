import { Suspense, useState } from "react";
import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { profileChanged } from "./profile-calls.ts";
import { ProfileCard } from "./profile-card.tsx";

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
  const removing = useAction({
    send: (call, profileType: ProfileType) =>
      call("profiles.removeProfile", { params: { profileType } }),
    done: (type) => t(`removal.${type}.done`),
    async onDone() {
      setOpen(false);
      await profileChanged();
      await onRemoved();
    },
    failed: t("removal.failed"),
    lines: [],
  });

  function ask(type: ProfileType) {
    removing.clear();
    setAsked(type);
    setOpen(true);
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
            lines={removing.lines}
            pending={removing.pending}
            onClose={() => setOpen(false)}
            onConfirm={() => void removing.press(asked)}
          />
        </Suspense>
      )}
    </>
  );
}
