/** The forms of the wizard, by which its page's action knows them when they are sent without script. */
export const stepForms = {
  choice: "signup-choice",
  account: "signup-account",
  known: "signup-known",
  address: "signup-address",
  services: "signup-services",
  animals: "signup-animals",
  availability: "signup-availability",
  pets: "signup-pets",
  request: "signup-request",
  skipRequest: "signup-skip-request",
  about: "signup-about",
} as const;
