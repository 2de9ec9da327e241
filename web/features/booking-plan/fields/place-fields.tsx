import { House, type LucideIcon, MapPin, Trees, Video } from "lucide-react";
import { type BookingPlace, placeTextMaxLength } from "#contract/bookings.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { PlanFields } from "../plan-fields.ts";
import { placesFor } from "../values/plan-values.ts";
import { DetailsFields } from "./details-fields.tsx";

const icons: Record<BookingPlace, LucideIcon> = {
  owner_home: House,
  sitter_home: MapPin,
  elsewhere: Trees,
  video_call: Video,
};

const hints = {
  owner_home: "ownerHint",
  sitter_home: "sitterHint",
  elsewhere: "elsewhereHint",
  video_call: "videoHint",
} as const satisfies Record<BookingPlace, string>;

export function PlaceFields(props: PlanFields) {
  const { kind, sitter, form } = props;
  const { t } = useTranslation("booking-plan");
  const { values, errors, change } = form;
  const name = sitter.firstName;
  return (
    <>
      <RadioCards
        label={t("place.label")}
        labelHidden
        options={placesFor(kind, values.serviceType).map((id) => {
          const Icon = icons[id];
          return {
            id,
            label: t(`place.${id}`, { name }),
            hint: t(`place.${hints[id]}`, { name }),
            icon: <Icon />,
          };
        })}
        value={values.place || null}
        error={errors.place}
        onChange={(place) => place && change({ place })}
      />
      {values.place === "elsewhere" && (
        <TextField
          label={t("place.text")}
          hint={t("place.textHint", { name })}
          maxLength={placeTextMaxLength}
          {...form.field("placeText")}
        />
      )}
      {kind === "introduction" && <DetailsFields {...props} />}
    </>
  );
}
