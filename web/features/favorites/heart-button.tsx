import { Heart as HeartIcon } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type Heart, type HeartSubject, useHeart } from "./use-heart.ts";

/** For a page that shows the same heart twice, in either of its layouts. */
export function HeartIconButton({ name, heart }: { name: string; heart: Heart }) {
  const { t } = useTranslation("favorites");
  return (
    <IconButton
      label={t("heart", { name })}
      icon={<HeartIcon />}
      variant="surface"
      pressed={heart.isOn}
      onClick={heart.press}
    />
  );
}

export function HeartTextButton({ name, heart }: { name: string; heart: Heart }) {
  const { t } = useTranslation("favorites");
  return (
    <Button variant="secondary" size="sm" onClick={heart.press}>
      <HeartIcon className={cx("size-5", heart.isOn && "fill-current text-accent-strong")} />
      {t(heart.isOn ? "saved" : "save")}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}

export type HeartButtonProps = { subject: HeartSubject; onTurn?: (isOn: boolean) => void };

/** A heart by itself, on a card. */
export function HeartButton({ subject, onTurn }: HeartButtonProps) {
  const heart = useHeart(subject, onTurn);
  return <HeartIconButton name={subject.firstName} heart={heart} />;
}
