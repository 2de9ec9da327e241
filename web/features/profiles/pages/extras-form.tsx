import {
  Bath,
  CarFront,
  Flower2,
  GraduationCap,
  type LucideIcon,
  Mail,
  MoonStar,
  Pill,
  Sparkles,
} from "lucide-react";
import { type ExtraServiceKind, extraServiceKinds } from "#contract/profile-parts.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ChoiceFrame } from "#web/ui/choices/choice-parts.tsx";
import { TickCard } from "#web/ui/choices/tick-card.tsx";
import { priceText, toCents } from "#web/ui/forms/price-text.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { extraProblem } from "../fields/prices.ts";
import { SectionForm } from "../section-form.tsx";
import { useSectionForm } from "../use-section-form.ts";

const icons: Record<ExtraServiceKind, LucideIcon> = {
  watering_plants: Flower2,
  post: Mail,
  house_cleaning: Sparkles,
  pick_up_and_bring_back: CarFront,
  grooming: Bath,
  training: GraduationCap,
  giving_medication: Pill,
  overnight_supervision: MoonStar,
};

export type ExtrasFormProps = {
  profile: OwnProfile;
  onUnsaved: (isUnsaved: boolean) => void;
  onSaved: () => void | Promise<void>;
  onCancel: () => void;
};

type Values = { chosen: ExtraServiceKind[]; prices: Partial<Record<ExtraServiceKind, string>> };

/** What somebody also does, each for a price or as part of the care. */
export function ExtrasForm({ profile, onUnsaved, onSaved, onCancel }: ExtrasFormProps) {
  const { t } = useTranslation("profiles");
  const form = useSectionForm<Values>({
    profileId: profile.id,
    section: "extras",
    onUnsaved,
    onSaved,
    initial: {
      chosen: profile.extraServices.map(({ kind }) => kind),
      prices: Object.fromEntries(
        profile.extraServices.flatMap(({ kind, priceCents }) =>
          priceCents === undefined ? [] : [[kind, priceText(priceCents)]],
        ),
      ),
    },
    check: ({ chosen, prices }) =>
      Object.fromEntries(
        chosen.flatMap((kind) => {
          const problem = extraProblem(prices[kind] ?? "");
          return problem ? [[`prices.${kind}`, t(`services.${problem}`)]] : [];
        }),
      ),
    change: ({ chosen, prices }) => ({
      profile: {
        extraServices: extraServiceKinds
          .filter((kind) => chosen.includes(kind))
          .map((kind) => ({ kind, priceCents: toCents(prices[kind] ?? "") ?? ("" as const) })),
      },
    }),
  });
  const { values, errors, change } = form;

  function choose(kind: ExtraServiceKind, isOn: boolean) {
    const rest = values.chosen.filter((each) => each !== kind);
    change({ chosen: isOn ? [...rest, kind] : rest }, [`prices.${kind}`]);
  }

  return (
    <SectionForm isPage form={form} onCancel={onCancel}>
      <ChoiceFrame label={t("sections.extras")} labelHidden>
        <div className="grid gap-3">
          {extraServiceKinds.map((kind) => {
            const Icon = icons[kind];
            return (
              <TickCard
                key={kind}
                label={t(`extras.${kind}`)}
                hint={t(`extras.hints.${kind}`)}
                icon={<Icon />}
                checked={values.chosen.includes(kind)}
                onChange={(isOn) => choose(kind, isOn)}
              >
                <TextField
                  label={t("extras.price")}
                  optional
                  lead="€"
                  inputMode="decimal"
                  placeholder="0,00"
                  name={`price-${kind}`}
                  value={values.prices[kind] ?? ""}
                  error={errors[`prices.${kind}`]}
                  onChange={(text) =>
                    change({ prices: { ...values.prices, [kind]: text } }, [`prices.${kind}`])
                  }
                  onBlur={() => void form.leave(`prices.${kind}`)}
                  className="max-w-list"
                />
              </TickCard>
            );
          })}
        </div>
      </ChoiceFrame>
    </SectionForm>
  );
}
