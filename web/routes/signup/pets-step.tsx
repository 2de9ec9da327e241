import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Pet } from "#contract/pets.ts";
import { PetFields } from "#web/features/pets/editor/pet-fields.tsx";
import { isBegun, petDraftKey } from "#web/features/pets/editor/pet-values.ts";
import { usePetForm } from "#web/features/pets/editor/use-pet-form.ts";
import { PetList } from "#web/features/pets/pet-list.tsx";
import { StepFrame, useWizard } from "#web/features/signup/step-frame.tsx";
import { stepForms } from "#web/features/signup/values/step-forms.ts";
import { readDraft } from "#web/lib/forms/drafts.ts";
import { type Form, useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** What the form is open for: a new pet, one that is there, or nothing. */
type Target = { pet: Pet | null; turn: number } | null;

/** The owner's pets, one by one. Going on saves the one that is being filled in. */
export function PetsStep({ pets }: { pets: readonly Pet[] }) {
  const { t } = useTranslation(["signup", "pets"]);
  const { next, goOn } = useWizard();
  const { revalidate } = useRevalidator();
  const turn = useRef(0);
  const [target, setTarget] = useState<Target>(pets.length === 0 ? { pet: null, turn: 0 } : null);
  const leaving = useForm({
    initial: {},
    check: () => ({}),
    failed: t("failed"),
    async send(_values, call) {
      await call("account.updateUser", { body: { registrationStep: next } });
    },
    onSaved: goOn,
  });

  // After hydration: a pet that was half filled in opens its form again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival.
  useEffect(() => {
    if (readDraft(petDraftKey(null))) open(null);
  }, []);

  function open(pet: Pet | null) {
    turn.current += 1;
    setTarget({ pet, turn: turn.current });
  }

  const { press: remove } = useAction({
    send: (call, { id }: Pet) => call("pets.remove", { params: { id: String(id) } }),
    done: ({ name }) => t("pets:removed", { name }),
    async onDone(_, pet) {
      await revalidate();
      if (pets.length <= 1 || target?.pet?.id === pet.id) open(null);
    },
    failed: t("pets:removeFailed"),
  });

  return (
    <PetsScreen
      // Every pet has a form of its own, with its own draft.
      key={target ? `${target.pet?.id ?? "new"} ${target.turn}` : "list"}
      pets={pets}
      target={target}
      leaving={leaving}
      onOpen={open}
      onClose={() => setTarget(null)}
      onRemove={(pet) => void remove(pet)}
      onSaved={revalidate}
    />
  );
}

type PetsScreenProps = {
  pets: readonly Pet[];
  target: Target;
  leaving: Form<object>;
  onOpen: (pet: Pet | null) => void;
  onClose: () => void;
  onRemove: (pet: Pet) => void;
  onSaved: () => Promise<void>;
};

function PetsScreen(props: PetsScreenProps) {
  const { pets, target, leaving, onOpen, onClose, onRemove, onSaved } = props;
  const { t } = useTranslation(["signup", "pets"]);
  const { today } = useWizard();
  const form = usePetForm({ pet: target?.pet ?? null, today, name: stepForms.pets });
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = pets.length === 0;

  useEffect(() => {
    // Opened by a press further down or up: the form is where its reader goes on.
    if (target && target.turn > 0) heading.current?.focus();
  }, [target]);

  function titleOf(pet: Pet | null): string {
    if (pet) return t("pets:editTitle", { name: pet.name });
    return isFirst ? t("pets:firstTitle") : t("pets:newTitle");
  }

  /** The pet stays saved whatever comes after it, so the form must not send it a second time. */
  async function save(): Promise<boolean> {
    if (!(await form.submit())) return false;
    await onSaved();
    return true;
  }

  async function goOn() {
    const isOpen = target !== null && (isFirst || isBegun(form.values));
    if (isOpen && !(await save())) return;
    if (isOpen) onClose();
    await leaving.submit();
  }

  async function saveAndOpen() {
    if (!(await save())) return;
    showToast({ text: t("pets:saved", { name: form.values.name.trim() }) });
    onOpen(null);
  }

  return (
    <StepFrame
      heading={t("petsStep.heading")}
      intro={t("petsStep.intro")}
      form={{
        name: form.name,
        adopt: form.adopt,
        submit: goOn,
        messages: [...form.messages, ...leaving.messages],
        refusal: form.refusal,
        pending: form.pending || leaving.pending,
      }}
      onFocus={() => void form.loadRules()}
    >
      {pets.length > 0 && (
        <PetList
          pets={pets.filter(({ id }) => id !== target?.pet?.id)}
          today={today}
          onEdit={onOpen}
          onRemove={onRemove}
        />
      )}
      {target ? (
        <section aria-labelledby="pet-form" className="grid grid-cols-1 gap-6">
          <h2 id="pet-form" ref={heading} tabIndex={-1} className="text-xl outline-none">
            {titleOf(target.pet)}
          </h2>
          <PetFields form={form} />
          <div className="flex flex-wrap gap-2">
            <Button
              variant="soft"
              className="noscript:hidden"
              pending={form.pending}
              onClick={() => void saveAndOpen()}
            >
              {t("pets:saveAndAnother")}
            </Button>
            {!isFirst && (
              <Button variant="ghost" onClick={onClose}>
                {t("pets:cancel")}
              </Button>
            )}
          </div>
        </section>
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start noscript:hidden"
          onClick={() => onOpen(null)}
        >
          <Plus className="size-5" />
          {t("pets:another")}
        </Button>
      )}
    </StepFrame>
  );
}
