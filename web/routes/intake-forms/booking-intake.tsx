import { useEffect, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import type { IntakeForm, IntakePart } from "#contract/intake-forms.ts";
import { urls } from "#contract/urls/urls.ts";
import { BookingLine, sideOf } from "#web/features/intake-forms/booking-head.tsx";
import { BookingIntakeReader } from "#web/features/intake-forms/booking-intake-reader.tsx";
import { IntakeEditor } from "#web/features/intake-forms/intake-editor.tsx";
import { askedPart, firstOpenPart, partAfter, partId } from "#web/features/intake-forms/part-id.ts";
import { isOpenedFromDevice } from "#web/lib/device/kept-pages.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { bookingUpdates } from "#web/lib/live/channels.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useNow } from "#web/lib/time/now.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import nap from "#web/ui/art/scene-nap.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import type { Route } from "./+types/booking-intake.ts";
import { intakeAction } from "./intake-action.server.ts";

export const handle: RouteHandle = {
  namespaces: ["intake-forms", "care"],
  forms: true,
  back: { header: "back.intake", to: urls.bookings() },
};

export const action = intakeAction;

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const id = args.params.bookingId;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound(page);
  const params = { id };
  const { data: booking } = await page.call("bookings.get", { params });
  const answer = await page.find("intakeForms.get", { params });
  const isCareOnly = args.url.searchParams.get("only") === "care";
  return {
    booking,
    form: answer && withFaces(isCareOnly ? careOnly(answer.data) : answer.data, booking),
    isCareOnly,
    asked: args.url.searchParams.get("part"),
    now: page.now.toISOString(),
    meta: page.meta({ title: page.texts("intake-forms")("title") }),
  };
}

/** The pictures of the pets are the booking's to show. */
function withFaces(form: IntakeForm, booking: Booking): IntakeForm {
  const faceOf = (petId: number) => booking.pets.find(({ id }) => id === petId)?.picture;
  return { ...form, pets: form.pets.map((pet) => ({ ...pet, picture: faceOf(pet.id) })) };
}

export default function BookingIntake({ loaderData }: Route.ComponentProps) {
  const { booking, form, asked } = loaderData;
  const now = useNow(loaderData.now);
  const user = useUser();
  const { revalidate } = useRevalidator();
  useChannel(bookingUpdates, user && { userId: user.id }, {
    "booking-updates": ({ upcoming, past }) => {
      if ([...upcoming, ...past].some(({ id }) => id === booking.id)) void revalidate();
    },
    onReady: () => void revalidate(),
  });

  const open = form?.canEdit ? (askedPart(form.parts, asked) ?? firstOpenPart(form.parts)) : null;
  return (
    <div className="wrap pt-6 pb-section md:pt-10 print:p-0">
      {loaderData.isCareOnly && <CareOnlyNote logbookId={booking.logbook?.id} />}
      {!form && <NotReadable bookingId={booking.id} />}
      {form && open && <BookingIntakeEditor booking={booking} form={form} open={open} />}
      {form && !open && <BookingIntakeReader booking={booking} form={form} now={now} />}
    </div>
  );
}

/** Without network there is only what was kept on the device, and that is the care. */
function CareOnlyNote({ logbookId }: { logbookId: number | undefined }) {
  const { t } = useTranslation(["intake-forms", "shell"]);
  const urls = useUrls();
  const [isFromDevice, setFromDevice] = useState(false);
  useEffect(() => setFromDevice(isOpenedFromDevice()), []);
  return (
    <Banner
      tone="warn"
      className="mb-6 print:hidden"
      // The page is kept as the server wrote it, and so is the logbook: this way is open without network.
      action={
        logbookId !== undefined && (
          <LinkButton to={urls.logbook(logbookId)} reloadDocument variant="secondary" size="sm">
            {t("reading.toLogbook")}
          </LinkButton>
        )
      }
    >
      {isFromDevice && <>{t("shell:offline.kept")} </>}
      {t("reading.careOnly")}
    </Banner>
  );
}

/**
 * How to care for the pets, and nothing else: this may be kept on a device, to be read without network. What
 * opens a house may not, nor what anything was changed from.
 */
export function careOnly(form: IntakeForm): IntakeForm {
  return {
    ...form,
    parts: form.parts.filter(({ section }) => section === "pet"),
    sections: { pets: form.sections.pets },
    canEdit: false,
    canConfirm: false,
    versions: [],
    unseenChanges: 0,
  };
}

/** Before it was agreed, or longer than a week over. */
function NotReadable({ bookingId }: { bookingId: number }) {
  const { t } = useTranslation("intake-forms");
  const urls = useUrls();
  return (
    <EmptyState
      level={2}
      title={t("reading.over.title")}
      art={<img src={nap} alt="" width={320} height={240} />}
      actions={<LinkButton to={urls.booking(bookingId)}>{t("toBooking")}</LinkButton>}
    >
      {t("reading.over.text")}
    </EmptyState>
  );
}

type BookingIntakeEditorProps = { booking: Booking; form: IntakeForm; open: IntakePart };

/** The owner fills in the form of a booking. */
function BookingIntakeEditor({ booking, form, open }: BookingIntakeEditorProps) {
  const { t } = useTranslation("intake-forms");
  const urls = useUrls();
  const navigate = useNavigate();
  const reader = sideOf(booking, "pet_sitter")?.firstName ?? t("sitter");
  return (
    <>
      <header className="mb-6 grid gap-1 md:mb-8">
        <h2 className="text-3xl wrap-anywhere">{t("titleFor", { name: reader })}</h2>
        <BookingLine booking={booking} />
      </header>
      <IntakeEditor
        context={{
          bookingId: booking.id,
          reader,
          form,
          onSaved(saved) {
            const next = partAfter(saved.parts, partId(open));
            return navigate(urls.intake(booking.id, next ? partId(next) : undefined));
          },
        }}
        open={open}
        urlOf={(part) => urls.intake(booking.id, part)}
      />
    </>
  );
}
