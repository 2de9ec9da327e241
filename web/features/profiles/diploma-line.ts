import type { Diploma } from "#contract/profile-parts.ts";

/** With the name that its code stands for. */
export type NamedDiploma = { name: string; institute?: string; year?: number };
export type DiplomaName = { code: string; name: string };

export function namedDiploma(
  { code, name, institute, year }: Diploma,
  catalogue: readonly DiplomaName[],
): NamedDiploma {
  return {
    name: catalogue.find((each) => each.code === code)?.name ?? name ?? code ?? "",
    ...(institute ? { institute } : {}),
    ...(year ? { year } : {}),
  };
}

/** 'EHBO voor huisdieren, Oranje Kruis, 2023'. */
export function diplomaLine({ name, institute, year }: NamedDiploma): string {
  return [name, institute, year].filter(Boolean).join(", ");
}
