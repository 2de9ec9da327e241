import { Suspense, useState } from "react";
import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { profileChanged } from "./profile-calls.ts";
import { profilePictures } from "./profile-pictures.ts";

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
          <ProfileCard
            key={type}
            type={type}
            types={types}
            inUse={inUse}
            backTo={backTo}
            onRemove={() => ask(type)}
          />
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

type ProfileCardProps = {
  type: ProfileType;
  inUse: ProfileType | null;
  types: readonly ProfileType[];
  backTo: string;
  onRemove: () => void;
};

function ProfileCard({ type, inUse, types, backTo, onRemove }: ProfileCardProps) {
  const { t } = useTranslation("profile-switch");
  const urls = useUrls();
  const isThere = types.includes(type);
  const to = urls.switchProfile({ switchTo: type, backTo });
  return (
    <Card as="li" edged>
      <div className="flex items-start gap-4">
        <img
          src={profilePictures[type]}
          alt=""
          width={64}
          height={64}
          className="size-16 shrink-0 rounded-full object-cover"
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-xl">{t(`types.${type}.name`)}</h2>
            {type === inUse && <Tag tone="ok">{t("inUse")}</Tag>}
          </div>
          <p className="mt-1 text-ink-soft">{t(`types.${type}.text`)}</p>
        </div>
      </div>
      {(type !== inUse || types.length > 1) && (
        <div className="mt-4 flex flex-wrap gap-2">
          {isThere && type !== inUse && <LinkButton to={to}>{t(`types.${type}.use`)}</LinkButton>}
          {!isThere && (
            <LinkButton to={to} variant="secondary">
              {t(`types.${type}.${types.length > 0 ? "make" : "makeFirst"}`)}
            </LinkButton>
          )}
          {isThere && types.length > 1 && (
            <Button
              variant="ghost"
              onClick={onRemove}
              aria-label={t(`types.${type}.remove`)}
              className="first:-ml-3.5"
            >
              {t("remove")}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
