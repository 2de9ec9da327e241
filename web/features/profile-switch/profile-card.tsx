import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { profilePictures } from "./profile-pictures.ts";

export type ProfileCardProps = {
  type: ProfileType;
  inUse: ProfileType | null;
  types: readonly ProfileType[];
  backTo: string;
  onRemove: () => void;
};

export function ProfileCard({ type, inUse, types, backTo, onRemove }: ProfileCardProps) {
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
