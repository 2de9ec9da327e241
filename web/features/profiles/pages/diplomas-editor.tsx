import { Award, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Diploma } from "#contract/profile-parts.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { removeDraft } from "#web/lib/forms/drafts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import scene from "#web/ui/art/scene-coffee.svg?no-inline";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { ToastInput } from "#web/ui/overlays/toast-store.ts";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { type DiplomaName, diplomaLine, namedDiploma } from "../diploma-line.ts";
import { sectionDraftKey } from "../section-ids.ts";
import { useAdoptUser } from "../use-adopt-user.ts";
import { DiplomaForm, diplomaSection } from "./diploma-form.tsx";

const mostDiplomas = 20;

export type DiplomasEditorProps = {
  profile: OwnProfile;
  catalogue: readonly DiplomaName[];
  thisYear: number;
  onUnsaved: (isUnsaved: boolean) => void;
};

/** One diploma at a time; each is saved by itself. */
export function DiplomasEditor({ profile, catalogue, thisYear, onUnsaved }: DiplomasEditorProps) {
  const { t } = useTranslation("profiles");
  const adopt = useAdoptUser();
  /** The place of the one that is being written; past the last one for a new one. */
  const [at, setAt] = useState<number | null>(null);
  const { diplomas } = profile;

  const { press } = useAction({
    send: (call, { next }: { next: readonly Diploma[]; said: ToastInput }) =>
      call("account.updateUser", { body: { profile: { diplomas: [...next] } } }),
    onDone: ({ data }) => adopt(data),
    done: ({ said }) => said,
    failed: t("failed"),
  });

  function remove(index: number) {
    const undo = () => void press({ next: diplomas, said: { text: t("saved") } });
    const said = {
      text: t("diplomas.removed"),
      action: { label: t("pictures.undo"), onAction: undo },
    };
    void press({ next: diplomas.toSpliced(index, 1), said });
  }

  function close() {
    removeDraft(sectionDraftKey(profile.id, diplomaSection(at)));
    setAt(null);
  }

  const form = at !== null && (
    <DiplomaForm
      key={at}
      profileId={profile.id}
      at={at}
      diplomas={diplomas}
      catalogue={catalogue}
      thisYear={thisYear}
      onUnsaved={onUnsaved}
      onSaved={() => setAt(null)}
      onCancel={close}
    />
  );

  return (
    <div className="grid gap-4">
      {diplomas.length === 0 && at === null && (
        <EmptyState
          art={<img src={scene} alt="" width={240} height={240} />}
          title={t("diplomas.emptyTitle")}
        >
          {t("diplomas.empty")}
        </EmptyState>
      )}
      {diplomas.length > 0 && (
        <ul className="grid gap-3">
          {diplomas.map((diploma, index) => {
            const { name, ...rest } = namedDiploma(diploma, catalogue);
            return (
              <li
                key={`${name} ${diploma.year ?? ""}`}
                className="rounded-card border border-line bg-surface p-4"
              >
                {index === at ? (
                  form
                ) : (
                  <div className="flex items-center gap-3.5">
                    <Award className="size-6 shrink-0 text-brand" />
                    <div className="min-w-0 flex-1">
                      <p className="font-semibold">{name}</p>
                      <p className="text-sm text-ink-soft empty:hidden">
                        {diplomaLine({ name: "", ...rest })}
                      </p>
                    </div>
                    <IconButton
                      label={t("diplomas.edit", { name })}
                      icon={<Pencil />}
                      onClick={() => setAt(index)}
                    />
                    <IconButton
                      label={t("diplomas.remove", { name })}
                      icon={<Trash2 />}
                      onClick={() => remove(index)}
                      className="-ml-3"
                    />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {at === diplomas.length && (
        <div className="rounded-card border border-line bg-surface p-4">{form}</div>
      )}
      {at === null && diplomas.length < mostDiplomas && (
        <Button
          variant="secondary"
          onClick={() => setAt(diplomas.length)}
          className="justify-self-center sm:justify-self-start"
        >
          <Plus className="size-5" />
          {t("diplomas.add")}
        </Button>
      )}
    </div>
  );
}
