import fireworks from "#web/ui/art/covers/cover-fireworks.svg?no-inline";
import heat from "#web/ui/art/covers/cover-heat.svg?no-inline";
import key from "#web/ui/art/covers/cover-key.svg?no-inline";
import meeting from "#web/ui/art/covers/cover-meeting.svg?no-inline";
import rabbit from "#web/ui/art/covers/cover-rabbit.svg?no-inline";
import suitcase from "#web/ui/art/covers/cover-suitcase.svg?no-inline";
import bowl from "#web/ui/art/scene-bowl.svg?no-inline";
import cats from "#web/ui/art/scene-cats.svg?no-inline";
import coffee from "#web/ui/art/scene-coffee.svg?no-inline";
import garden from "#web/ui/art/scene-garden.svg?no-inline";
import nap from "#web/ui/art/scene-nap.svg?no-inline";
import near from "#web/ui/art/scene-near.svg?no-inline";
import park from "#web/ui/art/scene-park.svg?no-inline";
import phone from "#web/ui/art/scene-phone.svg?no-inline";
import paid from "#web/ui/art/walk/walk-paid.svg?no-inline";

/** The drawings that a text can open with, by the names that texts know them by. */
export const heroes: Readonly<Record<string, string>> = {
  "cover-fireworks": fireworks,
  "cover-heat": heat,
  "cover-key": key,
  "cover-meeting": meeting,
  "cover-rabbit": rabbit,
  "cover-suitcase": suitcase,
  "scene-bowl": bowl,
  "scene-cats": cats,
  "scene-coffee": coffee,
  "scene-garden": garden,
  "scene-nap": nap,
  "scene-near": near,
  "scene-park": park,
  "scene-phone": phone,
  "walk-paid": paid,
};

/** For a name that no drawing has any more. */
export const anyHero = garden;
