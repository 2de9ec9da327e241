import { Archive, Ellipsis, Flag, Info, Share2, User } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { NamedStepper, Stepper } from "#web/ui/forms/stepper.tsx";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { Pagination } from "#web/ui/page/pagination.tsx";
import { Tabs } from "#web/ui/page/tabs.tsx";
import { Row, Section } from "./section.tsx";

export function NavigationSection() {
  const { t } = useTranslation("dev");
  const steps = ["account", "you", "services", "pets", "days", "about", "photo"] as const;
  return (
    <>
      <Section id="tabs" title={t("tabs.title")}>
        <Tabs
          label={t("tabs.title")}
          items={[
            {
              id: "chats",
              label: t("tabs.chats"),
              count: { value: 3, label: t("tags.unread", { count: 3 }) },
              content: <p>{t("tabs.chatsText")}</p>,
            },
            { id: "bookings", label: t("tabs.bookings"), content: <p>{t("tabs.bookingsText")}</p> },
            { id: "logbooks", label: t("tabs.logbooks"), content: <p>{t("tabs.logbooksText")}</p> },
            { id: "archive", label: t("tabs.archive"), disabled: true, content: null },
          ]}
        />
      </Section>
      <Section id="steps" title={t("steps.title")}>
        <div className="grid max-w-form gap-6">
          <Stepper steps={steps.map((step) => t(`steps.${step}`))} current={3} />
          <Stepper steps={steps.map((step) => t(`steps.${step}`))} current={7} part={0.9} />
        </div>
        <NamedStepper
          className="mt-6 hidden md:block"
          steps={steps.map((id) => ({ id, name: t(`steps.${id}`), to: "#steps" }))}
          current="services"
        />
      </Section>
      <Section id="pages" title={t("pages.title")}>
        {[
          [1, 5],
          [6, 42],
          [42, 42],
        ].map(([page = 1, pages = 1]) => (
          <Pagination
            key={page}
            page={page}
            pages={pages}
            hrefFor={(to) => `#page-${to}`}
            label={`${page} / ${pages}`}
          />
        ))}
      </Section>
      <Section id="overlays" title={t("overlays.title")}>
        <Overlays />
      </Section>
    </>
  );
}

function Overlays() {
  const { t } = useTranslation("dev");
  const [kind, setKind] = useState<"side" | "centre" | "dialog" | "question">("side");
  const [isOpen, setOpen] = useState(false);
  const isSheet = kind === "side" || kind === "centre";
  const close = () => setOpen(false);

  function show(what: typeof kind) {
    setKind(what);
    setOpen(true);
  }

  return (
    <>
      <Row>
        <Button variant="secondary" onClick={() => show("side")}>
          {t("overlays.side")}
        </Button>
        <Button variant="secondary" onClick={() => show("centre")}>
          {t("overlays.centre")}
        </Button>
        <Button variant="secondary" onClick={() => show("dialog")}>
          {t("overlays.dialog")}
        </Button>
        <Button variant="secondary" onClick={() => show("question")}>
          {t("overlays.question")}
        </Button>
        <Menu
          label={t("overlays.menu")}
          placement="bottom start"
          trigger={<IconButton label={t("overlays.menu")} icon={<Ellipsis />} variant="outline" />}
          items={[
            { id: "profile", label: t("overlays.profile"), icon: <User />, href: "#overlays" },
            { id: "share", label: t("overlays.share"), icon: <Share2 /> },
            { id: "archive", label: t("overlays.archive"), icon: <Archive />, disabled: true },
            {
              id: "report",
              label: t("overlays.report"),
              icon: <Flag />,
              danger: true,
              apart: true,
            },
          ]}
        />
        <IconButton label={t("overlays.info")} icon={<Info />} variant="outline" />
      </Row>
      <Row title={t("overlays.toasts")}>
        <Button variant="soft" onClick={() => showToast({ text: t("overlays.saved") })}>
          {t("overlays.showToast")}
        </Button>
        <Button
          variant="soft"
          onClick={() =>
            showToast({
              text: t("overlays.archived"),
              action: {
                label: t("overlays.undo"),
                onAction: () => showToast({ text: t("overlays.undone") }),
              },
            })
          }
        >
          {t("overlays.showUndo")}
        </Button>
      </Row>
      <Sheet
        open={isOpen && isSheet}
        onOpenChange={close}
        wide={kind === "centre" ? "centre" : "side"}
        title={t("overlays.sheetTitle")}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {t("overlays.clear")}
            </Button>
            <Button className="flex-1" onClick={close}>
              {t("overlays.apply")}
            </Button>
          </>
        }
      >
        <div className="grid gap-1 pb-4">
          {(["garden", "car", "smokeFree", "children", "medicine"] as const).map((key) => (
            <SwitchField key={key} label={t(`overlays.${key}`)} trailing />
          ))}
          <p className="mt-3 text-ink-soft">{t("overlays.sheetText")}</p>
        </div>
      </Sheet>
      <Dialog
        open={isOpen && !isSheet}
        onOpenChange={close}
        mustAnswer={kind === "question"}
        title={t("overlays.dialogTitle")}
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              {t("overlays.keep")}
            </Button>
            <Button variant="danger" onClick={close}>
              {t("overlays.cancelBooking")}
            </Button>
          </>
        }
      >
        <p>{t("overlays.dialogText")}</p>
      </Dialog>
    </>
  );
}
