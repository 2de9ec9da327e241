import { createContext, use } from "react";
import type { ProfileType, RegistrationStep } from "#contract/profiles.ts";

/** What every step of the wizard needs to know of its surroundings. */
export type Wizard = {
  profileType: ProfileType;
  step: RegistrationStep;
  /** What comes after this one; of the last one, itself. */
  next: RegistrationStep;
  /** Where back leads. */
  backTo: string;
  /** The day it is, so that the server and the browser agree on it. */
  today: string;
  /** On to the next step, once this one is saved. */
  goOn: () => Promise<void>;
};

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error("a step stands in a wizard");
  return wizard;
}
