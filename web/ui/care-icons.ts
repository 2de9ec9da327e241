import { Footprints, House, KeyRound, type LucideIcon, Moon, MoonStar, Sun } from "lucide-react";
import type { ServiceType } from "#contract/shared/care.ts";

/** A sign for each kind of care. */
export const careIcons: Record<ServiceType, LucideIcon> = {
  house_visit: House,
  sitter_at_owner_home: KeyRound,
  day_and_night_care_at_owner_home: MoonStar,
  daycare_at_sitter_home: Sun,
  day_and_night_at_sitter_home: Moon,
  dog_walking_service: Footprints,
};
