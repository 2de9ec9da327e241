import { Check, Clock, ShieldCheck, X } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import cat from "#web/ui/art/cat.svg";
import dog from "#web/ui/art/dog.svg";
import { Card } from "#web/ui/card.tsx";
import { CountBadge } from "#web/ui/count-badge.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { Receipt } from "#web/ui/page/receipt.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { AnimalFaces, PlaceLine } from "#web/ui/pictures/picture-card.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { Row, Section } from "./section.tsx";

const sizes = ["sm", "md", "lg", "xl"] as const;
const faces = (["dog", "cat", "rabbit", "bird", "fish"] as const).map((animal) => ({
  id: animal,
  animal,
}));

export function DisplaySection() {
  const { t } = useTranslation("dev");
  return (
    <>
      <Section id="receipt" title={t("receipt.title")}>
        <Receipt
          className="max-w-list"
          lines={[
            { key: "visits", label: t("receipt.visits"), amount: "€ 168" },
            { key: "extra", label: t("receipt.extra"), amount: "€ 42" },
          ]}
          total={{ label: t("receipt.total"), amount: "€ 210" }}
          note={t("receipt.note")}
        />
      </Section>
      <Section id="avatars" title={t("avatars.title")}>
        <Row title={t("avatars.picture")}>
          {sizes.map((size) => (
            <Avatar key={size} name="Moos" size={size} picture={dog} alt={t("avatars.alt")} />
          ))}
          <Avatar name="Noor" size="lg" picture={dog} corner={{ src: cat }} />
        </Row>
        <Row title={t("avatars.initials")}>
          {sizes.map((size) => (
            <Avatar key={size} name="Noor van den Berg" size={size} />
          ))}
          <Avatar name="Wim" picture="/no-such-picture.webp" />
        </Row>
      </Section>
      <Section id="tags" title={t("tags.title")}>
        <Row title={t("tags.tags")}>
          <Tag>{t("tags.new")}</Tag>
          <Tag tone="ok" icon={<Check />}>
            {t("tags.confirmed")}
          </Tag>
          <Tag tone="warn" icon={<Clock />}>
            {t("tags.waiting")}
          </Tag>
          <Tag tone="bad" icon={<X />}>
            {t("tags.cancelled")}
          </Tag>
          <Tag tone="ok" icon={<ShieldCheck />}>
            {t("tags.seen")}
          </Tag>
        </Row>
        <Row title={t("tags.faces")}>
          <AnimalFaces label={t("avatars.alt")} animals={faces} />
          <div className="w-40 text-sm">
            <PlaceLine place="Wittevrouwen, Utrecht" distanceKm={1.5} />
          </div>
        </Row>
        <Row title={t("tags.counts")}>
          {[1, 12, 250].map((count) => (
            <CountBadge key={count} count={count} label={t("tags.unread", { count })} />
          ))}
        </Row>
      </Section>
      <Section id="cards" title={t("cards.title")}>
        <div className="grid items-start gap-5 sm:grid-cols-2 md:grid-cols-4">
          <Card as="article">
            <h3>{t("cards.plain")}</h3>
            <p className="mt-1 text-sm text-ink-soft">{t("cards.text")}</p>
          </Card>
          <Card as="article" edged>
            <h3>{t("cards.edged")}</h3>
            <p className="mt-1 text-sm text-ink-soft">{t("cards.text")}</p>
          </Card>
          <Card as="article" lifted>
            <h3>{t("cards.lifted")}</h3>
            <p className="mt-1 text-sm text-ink-soft">{t("cards.longText")}</p>
          </Card>
          <Card as="article" flush>
            <SkeletonGroup>
              <Skeleton shape="block" className="aspect-square w-full rounded-none" />
              <div className="grid gap-3 p-4">
                <div className="flex justify-between gap-4">
                  <Skeleton className="h-5 w-24" />
                  <Skeleton className="h-5 w-16" />
                </div>
                <Skeleton className="w-40" />
                <div className="flex items-center gap-3">
                  <Skeleton shape="circle" className="size-8" />
                  <Skeleton className="w-28" />
                </div>
              </div>
            </SkeletonGroup>
          </Card>
        </div>
      </Section>
      <Section id="meters" title={t("meters.title")}>
        <div className="grid gap-6 md:grid-cols-3">
          <Meter label={t("meters.profile")} value={62} text={t("meters.profileText")} />
          <Meter
            label={t("meters.strength")}
            value={1}
            max={4}
            tone="bad"
            text={t("meters.weak")}
          />
          <Meter label={t("meters.strength")} value={3} max={4} tone="ok" text={t("meters.good")} />
          <Meter label={t("meters.empty")} value={0} />
        </div>
      </Section>
    </>
  );
}
