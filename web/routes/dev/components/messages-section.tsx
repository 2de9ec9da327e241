import { useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import snake from "#web/ui/art/snake.svg";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { ErrorState } from "#web/ui/page/error-state.tsx";
import { Section } from "./section.tsx";

export function MessagesSection() {
  const { t } = useTranslation("dev");
  const [isOpen, setOpen] = useState(true);
  const [isRetrying, setRetrying] = useState(false);

  function retry() {
    setRetrying(true);
    setTimeout(() => setRetrying(false), 2_000);
  }

  return (
    <>
      <Section id="banners" title={t("banners.title")}>
        <div className="grid gap-3 md:grid-cols-2">
          <Banner>
            {t("banners.info")} <a href="#banners">{t("banners.infoLink")}</a>
          </Banner>
          <Banner tone="ok">{t("banners.ok")}</Banner>
          <Banner tone="warn" title={t("banners.warnTitle")}>
            {t("banners.warn")}
          </Banner>
          <Banner tone="bad">
            {t("banners.bad")} <a href="#banners">{t("banners.badLink")}</a>
          </Banner>
          {isOpen && (
            <Banner onClose={() => setOpen(false)} className="md:col-span-2">
              {t("banners.closable")}
            </Banner>
          )}
          <Banner
            tone="warn"
            className="md:col-span-2"
            action={
              <Button size="sm" variant="secondary">
                {t("banners.action")}
              </Button>
            }
          >
            {t("banners.long")}
          </Banner>
        </div>
      </Section>
      <Section id="states" title={t("states.title")}>
        <div className="grid items-start gap-5 md:grid-cols-3">
          <Card>
            <EmptyState
              level={3}
              title={t("states.emptyTitle")}
              art={<img src={snake} alt="" />}
              actions={
                <>
                  <Button variant="secondary">{t("states.wider")}</Button>
                  <Button variant="ghost">{t("states.alert")}</Button>
                </>
              }
            >
              {t("states.emptyText")}
            </EmptyState>
          </Card>
          <Card>
            <EmptyState level={3} title={t("states.quietTitle")}>
              {t("states.quietText")}
            </EmptyState>
          </Card>
          <Card>
            <ErrorState
              level={3}
              onRetry={retry}
              retrying={isRetrying}
              requestId="7f3a-21c4-9d02"
            />
          </Card>
        </div>
      </Section>
    </>
  );
}
