import { Archive, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Pet } from "#contract/pets.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { PetEditor } from "#web/features/pets/editor/pet-editor.tsx";
import { RemovePetDialog } from "#web/features/pets/remove-pet-dialog.tsx";
import { useArchiving, useBringBack } from "#web/features/pets/use-pet-actions.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { BackPage } from "#web/ui/page/back-page.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import type { Route } from "./+types/edit-pet.ts";

export const handle: RouteHandle = { namespaces: ["pets", "care"], ownBar: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { data: pet } = await page.call("pets.get", { params: { id: args.params.petId } });
  return { pet, today: dayInAmsterdam(page.now), meta: page.meta({ title: pet.name }) };
}

export default function EditPet({ loaderData: { pet, today } }: Route.ComponentProps) {
  const { t } = useTranslation("pets");
  const urls = useUrls();
  const navigate = useNavigate();
  const { press, pending } = useBringBack();
  const leave = () => navigate(urls.pets());
  const { name } = pet;
  return (
    <BackPage
      back={{ to: urls.pets(), label: t("list") }}
      heading={pet.isArchived ? name : t("editTitle", { name })}
    >
      {pet.isArchived && (
        <Banner
          className="mb-4"
          action={
            <Button variant="secondary" size="sm" pending={pending} onClick={() => void press(pet)}>
              {t("bringBack")}
            </Button>
          }
        >
          {t("isArchived", { name })}
        </Banner>
      )}
      <PetEditor
        key={pet.id}
        pet={pet}
        today={today}
        onCancel={() => void leave()}
        onSaved={async (saved) => {
          await leave();
          showToast({ text: t("changed", { name: saved.name }) });
        }}
      />
      <PetLeaveSection pet={pet} onGone={leave} />
    </BackPage>
  );
}

type PetLeaveSectionProps = { pet: Pet; onGone: () => void | Promise<void> };

/** For a pet that has died or moved: out of sight, or gone. */
function PetLeaveSection({ pet, onGone }: PetLeaveSectionProps) {
  const { t } = useTranslation("pets");
  const { press, pending } = useArchiving(onGone);
  const [isAsking, setAsking] = useState(false);
  const { name, isArchived } = pet;

  return (
    <section aria-labelledby="pet-leave" className="mt-10 border-t border-line pt-6">
      <h2 id="pet-leave" className="text-lg">
        {t("leave.heading", { name })}
      </h2>
      <p className="mt-1 text-ink-soft">{t(isArchived ? "leave.textArchived" : "leave.text")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {!isArchived && (
          <Button variant="secondary" size="sm" pending={pending} onClick={() => void press(pet)}>
            <Archive className="size-5" />
            {t("archive", { name })}
          </Button>
        )}
        <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
          <Trash2 className="size-5" />
          {t("delete", { name })}
        </Button>
      </div>
      {isAsking && <RemovePetDialog pet={pet} onClose={() => setAsking(false)} onGone={onGone} />}
    </section>
  );
}
