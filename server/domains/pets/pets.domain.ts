import { profileRemoved } from "#server/domains/profiles/profiles.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { PetPorts } from "./pets.ports.ts";
import { bindPets } from "./pets.routes.ts";
import { forgetPets } from "./pets.service.ts";

export function registerPets(platform: Platform, ports: PetPorts): void {
  const pets = openDomain(platform, { ports });
  bindPets(pets);
  pets.onPublish(profileRemoved, forgetPets);
}
