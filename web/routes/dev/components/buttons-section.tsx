import { ArrowLeft, Heart, Send, SlidersHorizontal, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Row, Section } from "./section.tsx";

const variants = ["primary", "secondary", "soft", "ghost", "danger"] as const;

export function ButtonsSection() {
  const { t } = useTranslation("dev");
  const [presses, setPresses] = useState(0);
  const [isLiked, setLiked] = useState(true);

  const { press, pending } = useAction({
    send() {
      setPresses(presses + 1);
      return new Promise((end) => setTimeout(end, 2_000));
    },
  });

  return (
    <Section id="buttons" title={t("buttons.title")}>
      <Row title={t("state.default")}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`buttons.${variant}`)}
          </Button>
        ))}
      </Row>
      <Row title={t("state.small")}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size="sm">
            {variant === "secondary" && <Heart className="size-5" />}
            {t(`buttons.${variant}`)}
          </Button>
        ))}
      </Row>
      <Row title={t("state.pending")}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} pending>
            {t("buttons.sending")}
          </Button>
        ))}
      </Row>
      <Row title={t("state.disabled")}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {t("buttons.unavailable")}
          </Button>
        ))}
      </Row>
      <Row title={t("buttons.once")}>
        <Button onClick={() => void press()} pending={pending}>
          {t("buttons.pressMe")}
        </Button>
        <p className="tabular text-ink-soft">{t("buttons.presses", { count: presses })}</p>
      </Row>
      <Row title={t("buttons.links")}>
        <LinkButton to="#buttons">{t("buttons.link")}</LinkButton>
        <LinkButton to="#buttons" variant="secondary" size="sm">
          {t("buttons.link")}
        </LinkButton>
      </Row>
      <Row title={t("state.long")} className="max-w-list">
        <Button wide>{t("buttons.long")}</Button>
        <Button wide variant="secondary">
          {t("buttons.long")}
        </Button>
      </Row>
      <Row title={t("buttons.icons")}>
        <IconButton label={t("buttons.back")} icon={<ArrowLeft />} />
        <IconButton label={t("buttons.filter")} icon={<SlidersHorizontal />} variant="outline" />
        <IconButton label={t("buttons.close")} icon={<X />} variant="surface" />
        <IconButton label={t("buttons.send")} icon={<Send />} variant="brand" />
        <IconButton
          label={t("buttons.like")}
          icon={<Heart />}
          variant="surface"
          pressed={isLiked}
          onClick={() => setLiked(!isLiked)}
        />
        <IconButton label={t("buttons.unavailable")} icon={<Send />} disabled />
      </Row>
      <p className="text-sm text-ink-soft">{t("buttons.note")}</p>
    </Section>
  );
}
