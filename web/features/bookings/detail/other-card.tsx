import { MapPin, MessageCircle, Phone, UserRound, Video } from "lucide-react";
import type { Booking } from "#contract/bookings.ts";
import { formatPhone } from "#contract/shared/validation/phone-text.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { nameOf, otherOf, placeInWords } from "../booking-words.ts";
import { LinkRow } from "./link-rows.tsx";

/** A map of the reader's own choice opens this; on phones their maps app does. */
function routeTo(address: NonNullable<Booking["address"]>): string {
  const { street, houseNumber, postalCode, city } = address;
  const place = `${street} ${houseNumber}, ${postalCode} ${city}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}

/** Whom it is with, and where. What is private comes with the yes, and says so. */
export function OtherCard({ booking }: { booking: Booking }) {
  const { t } = useTranslation("bookings");
  const urls = useUrls();
  const other = otherOf(booking);
  const name = nameOf(other, t);
  const { address, chatRoomId } = booking;
  const isShared = other?.phone !== undefined || address !== undefined;
  const place = address && t("where.address", address);
  return (
    <section aria-labelledby="other" className="rounded-card bg-surface p-5 md:p-6">
      <div className="flex items-center gap-3.5">
        <Avatar name={name} picture={other?.picture} />
        <div className="min-w-0">
          <h3 id="other" className="line-clamp-2 text-lg wrap-anywhere">
            {other?.lastInitial ? `${name} ${other.lastInitial}.` : name}
          </h3>
          <p className="text-sm text-ink-soft">
            {other?.isDeleted
              ? t("other.gone")
              : isShared
                ? t("other.shared")
                : booking.status === "pending"
                  ? t("other.private")
                  : other?.city}
          </p>
        </div>
      </div>
      <ul className="mt-2 divide-y divide-line">
        {other?.phone && (
          <li>
            <LinkRow
              to={`tel:${other.phone}`}
              icon={<Phone />}
              label={formatPhone(other.phone)}
              text={t("other.call", { name })}
            />
          </li>
        )}
        <li>
          {address && place ? (
            <LinkRow
              to={routeTo(address)}
              icon={<MapPin />}
              label={place}
              text={t("where.opens")}
            />
          ) : (
            <Place booking={booking} name={name} />
          )}
        </li>
        {chatRoomId !== undefined && (
          <li>
            <LinkRow to={urls.chats(chatRoomId)} icon={<MessageCircle />} label={t("other.chat")} />
          </li>
        )}
        {other?.profileType === "pet_sitter" &&
          other.id !== undefined &&
          other.citySlug &&
          !other.isDeleted && (
            <li>
              <LinkRow
                to={urls.sitter(other.citySlug, other.id)}
                icon={<UserRound />}
                label={t("other.profile", { name })}
              />
            </li>
          )}
      </ul>
    </section>
  );
}

/** Where it is, as long as there is no address to show. */
function Place({ booking, name }: { booking: Booking; name: string }) {
  const { t } = useTranslation("bookings");
  const Icon = booking.place === "video_call" ? Video : MapPin;
  return (
    <p className="flex min-h-14 items-center gap-3.5 font-semibold">
      <Icon className="size-5.5 shrink-0 text-brand" />
      <span className="min-w-0 wrap-anywhere">{placeInWords(booking, name, t)}</span>
    </p>
  );
}
