import type { ChatRoom } from "#contract/chat.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { gapsIn } from "#web/lib/text/gaps.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { Button } from "#web/ui/button.tsx";
import { ownSideOf, useRoomName } from "../rooms/room-words.ts";

const suggestions = ["holiday", "regular", "meet"] as const;

export type SuggestionsProps = {
  room: ChatRoom;
  onChoose: (text: string) => void;
};

/** Three ways to begin, for who looks at an empty field; as far as it is known, about what. */
export function Suggestions({ room, onChoose }: SuggestionsProps) {
  const { t } = useTranslation("chat");
  const name = useRoomName(room);
  const side = ownSideOf(room);
  return (
    <fieldset className="px-gutter pb-2">
      <legend className="mb-1.5 text-sm text-ink-soft">{t("suggestions.label")}</legend>
      <div className="scrollbar-none -mx-gutter flex gap-2 overflow-x-auto px-gutter py-1">
        {suggestions.map((one) => (
          <Button
            key={one}
            variant="secondary"
            size="sm"
            className="shrink-0"
            onClick={() => onChoose(suggestedText(one, room, name, t))}
          >
            {t(`suggestions.${side}.${one}.button`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function suggestedText(
  one: (typeof suggestions)[number],
  room: Pick<ChatRoom, "pets" | "profiles" | "requestTitle">,
  name: string,
  t: Translate<"chat">,
): string {
  const side = ownSideOf(room);
  const { requestTitle: title } = room;
  const { pet, ...dates } = gapsOf(t);
  const known = joinWords(
    room.pets.map((each) => each.name),
    t("head.and"),
  );
  const pets = known || (side === "pet_owner" ? pet : t("suggestions.yourPet"));
  if (side === "pet_owner" && one === "holiday" && title)
    return t("suggestions.pet_owner.holiday.known", { name, pets, title });
  return t(`suggestions.${side}.${one}.text`, { name, pets, ...dates });
}

function gapsOf(t: Translate<"chat">) {
  return {
    pet: t("suggestions.gaps.pet"),
    from: t("suggestions.gaps.from"),
    to: t("suggestions.gaps.to"),
  };
}

/** What is to be said beside the field while a suggestion still has gaps; null when it has none. */
export function gapProblem(text: string, t: Translate<"chat">): string | null {
  const left = gapsIn(text, Object.values(gapsOf(t)));
  if (left.length === 0) return null;
  return t("suggestions.fillIn", { gaps: joinWords(left, t("head.and")) });
}
