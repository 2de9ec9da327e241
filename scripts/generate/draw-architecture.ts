import { replaceBetween, writeGenerated } from "./generated-file.ts";
import { listImports } from "./import-graph.ts";

const DOCUMENT = "docs/architecture.md";

/** The boxes of the drawing, top floor first within each side. */
const boxes = [
  { id: "main", side: "server", path: /^server\/main\.ts$/, label: "main.ts" },
  { id: "compose", side: "server", path: /^server\/compose\.ts$/, label: "compose.ts" },
  { id: "demo", side: "server", path: /^demo\//, label: "demo" },
  { id: "art", side: "server", path: /^art\//, label: "art" },
  { id: "app", side: "server", path: /^server\/app\.ts$/, label: "app.ts" },
  { id: "domains", side: "server", path: /^server\/domains\//, label: "domains" },
  { id: "platform", side: "server", path: /^server\/platform\//, label: "platform" },
  { id: "db", side: "server", path: /^server\/db\//, label: "db" },
  { id: "routes", side: "web", path: /^web\/(routes\/|routes\.ts|root|entry)/, label: "routes" },
  { id: "features", side: "web", path: /^web\/features\//, label: "features" },
  { id: "ui", side: "web", path: /^web\/ui\//, label: "ui" },
  { id: "lib", side: "web", path: /^web\/lib\//, label: "lib" },
  { id: "contract", side: "shared", path: /^contract\//, label: "contract" },
  { id: "messages", side: "shared", path: /^messages\//, label: "messages" },
] as const;

const sides = [
  { id: "web", title: "web (browser and server rendering)" },
  { id: "server", title: "server" },
  { id: "shared", title: "both sides" },
] as const;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const boxOf = (path: string) => boxes.find((box) => box.path.test(path))?.id;
const domainOf = (path: string) => /^server\/domains\/([^/]+)\//.exec(path)?.[1];

const domainBox = (domain: string) => `domain_${domain.replaceAll("-", "_")}`;

/** Domains are drawn one by one among themselves, and as one box towards the other floors. */
function arrowOf(from: string, to: string): string | undefined {
  const [fromDomain, toDomain] = [domainOf(from), domainOf(to)];
  if (fromDomain && toDomain) {
    return fromDomain === toDomain
      ? undefined
      : `${domainBox(fromDomain)} --> ${domainBox(toDomain)}`;
  }
  const [fromBox, toBox] = [boxOf(from), boxOf(to)];
  if (!fromBox || !toBox || fromBox === toBox) return undefined;
  return `${fromBox} --> ${toBox}`;
}

export async function drawing(): Promise<string> {
  const imports = (
    await listImports(["art", "contract", "demo", "server", "web", "messages"])
  ).filter(({ from }) => !isTest(from));
  const paths = imports.flatMap(({ from, to }) => [from, to]);
  const present = new Set(paths.map(boxOf));
  const domains = [...new Set(paths.map(domainOf))].filter((domain) => domain !== undefined).sort();
  const arrows = new Set(imports.map(({ from, to }) => arrowOf(from, to)));

  const drawBox = (box: (typeof boxes)[number]) =>
    box.id === "domains"
      ? [
          '    subgraph domains["domains"]',
          ...domains.map((domain) => `      ${domainBox(domain)}["${domain}"]`),
          "    end",
        ]
      : [`    ${box.id}["${box.label}"]`];

  return [
    "```mermaid",
    "flowchart TD",
    ...sides.flatMap(({ id, title }) => [
      `  subgraph ${id}["${title}"]`,
      ...boxes.filter((box) => box.side === id && present.has(box.id)).flatMap(drawBox),
      "  end",
    ]),
    ...[...arrows]
      .filter((arrow) => arrow !== undefined)
      .sort()
      .map((arrow) => `  ${arrow}`),
    "```",
  ].join("\n");
}

export async function drawArchitecture(check: boolean): Promise<void> {
  await writeGenerated(DOCUMENT, await replaceBetween(DOCUMENT, "drawing", await drawing()), check);
}

if (import.meta.main) await drawArchitecture(process.argv.includes("--check"));
