import { Camera, DoorOpen, type LucideIcon, MapPinCheck, NotebookPen } from "lucide-react";
import { Link } from "react-router";
import type { LogbookMessageParams } from "#contract/logbooks/logbook-messages.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { type CardProps, may, useCardWords } from "../card-props.ts";
import { MessageCard } from "../message-card.tsx";
import { doneInWords, petsInWords, whatWasTold, whoWrote } from "./logbook-words.ts";

type Props = CardProps & { told: LogbookMessageParams };

function iconOf({ visits = 0, images = 0, checkedOutAt }: LogbookMessageParams): LucideIcon {
  if (visits > 0) return MapPinCheck;
  if (images > 0) return Camera;
  return checkedOutAt ? DoorOpen : NotebookPen;
}

/** What the sitter did, of five minutes at once: it only tells, so it is slim, and shows the last picture. */
export function LogbookCard(props: Props) {
  const { message, told } = props;
  const words = useCardWords(props);
  const urls = useUrls();
  const { t } = words;
  const to = may(message, "viewLogbook") ? urls.logbook(told.logbookId) : null;
  const done = doneInWords(told, words);
  const { image } = message;
  return (
    <MessageCard
      icon={iconOf(told)}
      disc={told.visits ? "go" : "plain"}
      who={whoWrote(told, words)}
      what={whatWasTold(told, words)}
      aside={
        !image &&
        to && (
          <LinkButton variant="soft" size="sm" to={to}>
            {/* Beside the words there is little room on a phone. */}
            <span>
              {t("logbook-cards:buttons.see")}
              <span className="max-sm:sr-only"> {t("logbook-cards:buttons.theLogbook")}</span>
            </span>
          </LinkButton>
        )
      }
      below={done && <p className="wrap-anywhere">{done}</p>}
    >
      {image && (
        <>
          {to ? (
            <Link
              to={to}
              className="block overflow-hidden rounded-field"
              aria-label={t("logbook-cards:picture", { pets: petsInWords(told, words) })}
            >
              <LastPicture image={image} alt="" />
            </Link>
          ) : (
            <LastPicture
              image={image}
              alt={t("logbook-cards:picture", { pets: petsInWords(told, words) })}
            />
          )}
          {to && (
            <LinkButton variant="soft" size="sm" to={to}>
              {t("logbook-cards:buttons.logbook")}
            </LinkButton>
          )}
        </>
      )}
    </MessageCard>
  );
}

type LastPictureProps = { image: NonNullable<CardProps["message"]["image"]>; alt: string };

function LastPicture({ image, alt }: LastPictureProps) {
  return (
    <Picture
      image={image}
      alt={alt}
      sizes="(min-width: 1024px) 400px, 85vw"
      className="aspect-4/3 h-auto w-full rounded-field object-cover"
    />
  );
}
