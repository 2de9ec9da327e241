import { Menu } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

const loadSheet = () => import("./phone-menu-sheet.tsx");
const PhoneMenuSheet = lazyPart(async () => (await loadSheet()).PhoneMenuSheet);

/** The sheet comes only when somebody reaches for it; a finger on the button starts the fetch. */
export function PhoneMenuButton({ className }: { className?: string }) {
  const { t } = useTranslation("shell");
  const location = useLocation();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever page was opened, the menu has done its work.
  useEffect(() => setOpen(false), [location]);

  return (
    <>
      <IconButton
        label={t("nav.menu")}
        icon={<Menu />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => void loadSheet()}
        onFocus={() => void loadSheet()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className={cx("[&_svg]:size-6", className)}
      />
      {wanted && (
        <Suspense fallback={<Loading />}>
          <PhoneMenuSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
