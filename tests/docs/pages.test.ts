import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** What people read beside the code. Code in it speaks for itself. */
const pages = globSync(["*.md", "{docs,.github}/**/*.md", "content/README.md"], { cwd: root }).map(
  (path) => ({ path, text: read(path).replace(/^```[\s\S]*?^```$/gm, "") }),
);
const pageAt = (path: string) => pages.find((page) => page.path === path);

/** As GitHub makes an anchor of a heading. */
function anchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function deadLinks({ path, text }: { path: string; text: string }): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [file = "", anchor] = target.split("#");
    const linked = file ? relative(root, join(root, dirname(path), file)) : path;
    if (!existsSync(join(root, linked))) return true;
    return anchor !== undefined && !anchors(pageAt(linked)?.text ?? "").includes(anchor);
  });
}

/** Of the files and folders that a page names, those that are not there. A page's own example is not. */
function missingFiles(text: string): string[] {
  const named = [
    ...text.matchAll(/`((?:contract|docs|messages|scripts|server|tests|web)\/[\w./-]+)`/g),
  ];
  return named.map(([, path = ""]) => path).filter((path) => !existsSync(join(root, path)));
}

describe("what is written about the product", () => {
  it("is read here", () => {
    for (const path of ["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/new-domain.md"]) {
      expect(pageAt(path)).toBeDefined();
    }
  });

  it.each(pages)("$path links to what is there", (page) => {
    expect(deadLinks(page)).toEqual([]);
  });

  it("a link that leads nowhere is found", () => {
    const text =
      "# One\n[a](#one) [b](#two) [c](nowhere.md) [d](README.md#start) [e](README.md#no)";
    expect(deadLinks({ path: "here.md", text: text.replace("#one", "README.md") })).toEqual([
      "#two",
      "nowhere.md",
      "README.md#no",
    ]);
  });

  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  it.each(pages)("$path names commands that the package has", ({ text }) => {
    const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("CONTRIBUTING.md and the walk through a new domain name files that are there", () => {
    expect(missingFiles(read("CONTRIBUTING.md"))).toEqual([]);
    expect(missingFiles(read("docs/new-domain.md")).filter((path) => !/note/.test(path))).toEqual(
      [],
    );
    expect(missingFiles("See `scripts/nowhere.ts`.")).toEqual(["scripts/nowhere.ts"]);
  });
});
