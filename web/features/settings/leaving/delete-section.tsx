import { Check, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { User } from "#contract/account.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { NeedsScript } from "#web/ui/page/needs-script.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";

export type DeleteSectionProps = {
  user: Pick<User, "email" | "hasPassword">;
};

/** What goes and what stays, said before anything is asked. */
export function DeleteSection({ user }: DeleteSectionProps) {
  const { t } = useTranslation("settings");
  const [isOpen, setOpen] = useState(false);
  return (
    <CardSection heading={t("delete.heading")} text={t("delete.text")}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Items
          title={t("delete.goesTitle")}
          icon={<X className="text-danger" />}
          items={[t("delete.goes.profiles"), t("delete.goes.data"), t("delete.goes.plans")]}
        />
        <Items
          title={t("delete.staysTitle")}
          icon={<Check className="text-ok" />}
          items={[
            t("delete.stays.messages"),
            t("delete.stays.reviews"),
            t("delete.stays.invoices"),
          ]}
        />
      </div>
      <p className="mt-5 text-ink-soft">{t("delete.whileOut")}</p>
      <NeedsScript className="mt-5" />
      <Button variant="danger" className="mt-5 noscript:hidden" onClick={() => setOpen(true)}>
        {t("delete.open")}
      </Button>
      <DeleteDialog open={isOpen} user={user} onClose={() => setOpen(false)} />
    </CardSection>
  );
}

function Items({ title, icon, items }: { title: string; icon: ReactNode; items: string[] }) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className="text-base">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-2 grid gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-2 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
            {icon}
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
