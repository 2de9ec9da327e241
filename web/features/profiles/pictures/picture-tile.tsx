import {
  ChevronLeft,
  ChevronRight,
  CircleUserRound,
  Crop,
  EllipsisVertical,
  Image,
  Trash2,
} from "lucide-react";
import type { ProfileImage } from "#contract/profile-parts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { Tag } from "#web/ui/tag.tsx";

export type PictureTileProps = {
  picture: ProfileImage;
  index: number;
  total: number;
  onMove: (by: -1 | 1) => void;
  onFlag: (name: "profileImage" | "coverImage") => void;
  onCrop: () => void;
  onRemove: () => void;
};

export function PictureTile(props: PictureTileProps) {
  const { picture, index, total, onMove, onFlag, onCrop, onRemove } = props;
  const { t } = useTranslation("profiles");
  const number = index + 1;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="relative">
        <Picture
          image={picture}
          alt={t("pictures.alt", { number, total })}
          sizes="(min-width: 1024px) 220px, (min-width: 600px) 33vw, 50vw"
          className="pointer-events-none aspect-square w-full object-cover"
        />
        <div className="absolute top-2 left-2 grid justify-items-start gap-1">
          {picture.profileImage && (
            <Tag icon={<CircleUserRound />}>{t("pictures.profileImage")}</Tag>
          )}
          {picture.coverImage && <Tag icon={<Image />}>{t("pictures.coverImage")}</Tag>}
        </div>
      </div>
      <div className="flex justify-between">
        <div className={total > 1 ? "flex" : "invisible"}>
          <IconButton
            label={t("pictures.left", { number })}
            icon={<ChevronLeft />}
            disabled={index === 0}
            onClick={() => onMove(-1)}
            className="disabled:bg-transparent disabled:text-edge"
          />
          <IconButton
            label={t("pictures.right", { number })}
            icon={<ChevronRight />}
            disabled={number === total}
            onClick={() => onMove(1)}
            className="disabled:bg-transparent disabled:text-edge"
          />
        </div>
        <Menu
          label={t("pictures.menu", { number })}
          trigger={
            <IconButton label={t("pictures.menu", { number })} icon={<EllipsisVertical />} />
          }
          items={[
            {
              id: "profile",
              label: t("pictures.makeProfile"),
              icon: <CircleUserRound />,
              disabled: picture.profileImage,
              onSelect: () => onFlag("profileImage"),
            },
            {
              id: "cover",
              label: t("pictures.makeCover"),
              icon: <Image />,
              disabled: picture.coverImage,
              onSelect: () => onFlag("coverImage"),
            },
            { id: "crop", label: t("pictures.crop"), icon: <Crop />, onSelect: onCrop },
            {
              id: "remove",
              label: t("pictures.remove"),
              icon: <Trash2 />,
              danger: true,
              apart: true,
              onSelect: onRemove,
            },
          ]}
        />
      </div>
    </div>
  );
}
