import type { Namespace, Namespaces } from "./namespaces.ts";

/** Several forms for several numbers are one text: the `count` chooses. */
type WithoutForm<Key extends string> = Key extends `${infer Text}_${"zero" | "one" | "other"}`
  ? Text
  : Key;

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** The keys of a namespace: `nav.login`. */
export type TextKey<Name extends Namespace> = KeysOf<Namespaces[Name]>;

/** What stands between the double braces of a text. `count` also chooses its form. */
export type TextValues = Readonly<Record<string, unknown>>;

/** Gives a text of the first namespace by its key, one of another as `care:animals.dog`. */
export type Translate<First extends Namespace, Others extends Namespace = never> = (
  key: TextKey<First> | { [Name in First | Others]: `${Name}:${TextKey<Name>}` }[First | Others],
  values?: TextValues,
) => string;
