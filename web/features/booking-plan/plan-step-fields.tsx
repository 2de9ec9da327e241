import { CalendarX2, House, type LucideIcon, MapPin, Plus, Trees, Video } from "lucide-react";
import { Suspense } from "react";
import { useLocation } from "react-router";
import type { PriceEstimate } from "#contract/bookings/price-estimate.ts";
import {
  type BookingPlace,
  bookingDetailsMaxLength,
  placeTextMaxLength,
} from "#contract/bookings.ts";
import type { OfferedService } from "#contract/profile-parts.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import type { PlanStep } from "#contract/urls/urls.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { careIcons } from "#web/ui/care-icons.ts";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { PictureCards } from "#web/ui/pictures/picture-cards.tsx";
import { OnwardList } from "./onward-list.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import type { PlanFields } from "./plan-fields.ts";
import { PlanReceipt } from "./plan-receipt.tsx";
import { placesFor, withService } from "./values/plan-values.ts";

// The calendar is heavier than all the rest, and a booking doesn't begin with it.
const WhenFields = lazyPart(async () => (await import("./fields/when-fields.tsx")).WhenFields);

export type PlanStepFieldsProps = PlanFields & {
  step: PlanStep;
  estimate: PriceEstimate | null;
  linkTo: (step: PlanStep) => string;
};

/** The fields of one step; at the end all of it once more. */
export function PlanStepFields({ step, estimate, linkTo, ...plan }: PlanStepFieldsProps) {
  switch (step) {
    case "service":
      return <ServiceFields {...plan} />;
    case "pets":
      return <PetsFields {...plan} />;
    case "when":
      return (
        <Suspense fallback={<Coming />}>
          <WhenFields {...plan} />
        </Suspense>
      );
    case "place":
      return <PlaceFields {...plan} />;
    case "details":
      return <DetailsFields {...plan} />;
    case "summary":
      return (
        <>
          <PlanFacts {...plan} values={plan.form.values} linkTo={linkTo} />
          <CancellingNote sitter={plan.sitter} />
          {estimate && (
            <div className="md:hidden">
              <PlanReceipt {...plan} estimate={estimate} isLast />
            </div>
          )}
          <OnwardList kind={plan.kind} sitter={plan.sitter} />
        </>
      );
  }
}

function Coming() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton shape="block" className="h-16" />
      <Skeleton shape="block" className="h-90" />
    </SkeletonGroup>
  );
}

function PetsFields({ pets, form }: PlanFields) {
  const { t } = useTranslation(["booking-plan", "care"]);
  const urls = useUrls();
  const { pathname, search } = useLocation();
  const { values, errors, change } = form;
  return (
    <>
      <PictureCards
        label={t("pets.label")}
        labelHidden
        shape="wide"
        options={pets.map((pet) => ({
          id: String(pet.id),
          label: pet.name,
          hint: t(`care:animals.${pet.category}`),
          picture:
            pet.images[0]?.sizes[1]?.url ?? pet.images[0]?.url ?? animalPictures[pet.category],
        }))}
        value={values.petIds}
        error={errors.petIds}
        onChange={(petIds) => change({ petIds })}
      />
      <LinkButton
        variant="secondary"
        className="justify-self-start"
        to={urls.addPet({ backTo: pathname + search })}
      >
        <Plus className="size-5" />
        {t("pets.add")}
      </LinkButton>
    </>
  );
}

function ServiceFields({ sitter, form }: PlanFields) {
  const { t } = useTranslation(["booking-plan", "care"]);
  const { values, errors, change } = form;
  const { services, firstName: name } = sitter;
  if (services.length === 0) return <p>{t("service.none", { name })}</p>;

  const hintOf = ({ serviceType, priceCents, unit, minutes }: OfferedService) => {
    const price = `${formatMoney(priceCents)} ${t(`care:units.${unit}`)}`;
    const length = minutes === undefined ? "" : `, ${t("service.minutes", { minutes })}`;
    return `${t(`care:services.${serviceType}.wish`)} ${price}${length}.`;
  };

  return (
    <>
      <RadioCards
        label={t("service.label")}
        labelHidden
        options={services.map((service) => {
          const Icon = careIcons[service.serviceType];
          return {
            id: service.serviceType,
            label: t(`care:services.${service.serviceType}.wishName`),
            hint: hintOf(service),
            icon: <Icon />,
          };
        })}
        value={values.serviceType || null}
        error={errors.serviceType}
        onChange={(serviceType) => serviceType && change(withService(values, serviceType))}
      />
      <CancellingNote sitter={sitter} />
    </>
  );
}

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

function PlaceFields(props: PlanFields) {
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

function DetailsFields({ kind, sitter, form }: PlanFields) {
  const { t } = useTranslation("booking-plan");
  const name = sitter.firstName;
  const isBooking = kind === "booking";
  return (
    <TextAreaField
      label={t(isBooking ? "details.label" : "details.introductionLabel", { name })}
      {...(isBooking ? { hint: t("details.hint") } : {})}
      optional
      rows={isBooking ? 7 : 4}
      maxLength={bookingDetailsMaxLength}
      {...form.field("details")}
    />
  );
}

/** Read before anything is asked: until when one may cancel with this sitter. */
function CancellingNote({ sitter }: { sitter: PublicSitter }) {
  const { t } = useTranslation(["booking-plan", "care"]);
  return (
    <div className="flex gap-3 rounded-field bg-sunken px-4 py-3.5">
      <CalendarX2 className="mt-0.5 size-5 shrink-0 text-brand" />
      <div className="min-w-0 max-w-text">
        <p className="font-semibold">{t("summary.cancelling", { name: sitter.firstName })}</p>
        <p>
          {t(`care:cancelling.${sitter.cancellingTerm}.text`)}{" "}
          <span className="text-ink-soft">{t("care:cancelling.note")}</span>
        </p>
      </div>
    </div>
  );
}
