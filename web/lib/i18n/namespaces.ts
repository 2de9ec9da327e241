import type { ResourceNamespaceMap } from "i18next";
import type account from "#messages/nl/account.json";
import type address from "#messages/nl/address.json";
import type care from "#messages/nl/care.json";
import type contact from "#messages/nl/contact.json";
import type favorites from "#messages/nl/favorites.json";
import type home from "#messages/nl/home.json";
import type invitations from "#messages/nl/invitations.json";
import type map from "#messages/nl/map.json";
import type notOpenYet from "#messages/nl/not-open-yet.json";
import type password from "#messages/nl/password.json";
import type pets from "#messages/nl/pets.json";
import type poster from "#messages/nl/poster.json";
import type profileSwitch from "#messages/nl/profile-switch.json";
import type profiles from "#messages/nl/profiles.json";
import type settings from "#messages/nl/settings.json";
import type shell from "#messages/nl/shell.json";
import type signup from "#messages/nl/signup.json";
import type sitters from "#messages/nl/sitters.json";
import type socialSignIn from "#messages/nl/social-sign-in.json";
import type ui from "#messages/nl/ui.json";

/** A file in messages/nl and messages/en is a namespace; its keys are checked where they are used. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
  }
  interface ResourceNamespaceMap {
    account: typeof account;
    address: typeof address;
    care: typeof care;
    contact: typeof contact;
    favorites: typeof favorites;
    home: typeof home;
    invitations: typeof invitations;
    map: typeof map;
    "not-open-yet": typeof notOpenYet;
    password: typeof password;
    pets: typeof pets;
    poster: typeof poster;
    "profile-switch": typeof profileSwitch;
    profiles: typeof profiles;
    settings: typeof settings;
    shell: typeof shell;
    signup: typeof signup;
    sitters: typeof sitters;
    "social-sign-in": typeof socialSignIn;
    ui: typeof ui;
  }
}

export type Namespace = keyof ResourceNamespaceMap;

/** Every page needs these; a route names any others in its handle. */
export const commonNamespaces = ["shell", "ui"] as const satisfies Namespace[];

export type Texts = Record<string, unknown>;
export type TextsByNamespace = Partial<Record<Namespace, Texts>>;
