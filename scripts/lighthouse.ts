/** `npx node scripts/lighthouse.ts [path]`: Lighthouse as on a phone, on the built product. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumArgs, findChromium } from "./find-chromium.ts";
import { packageCommand, runNode } from "./steps.ts";
import { startThrowawayProduct } from "./throwaway-product.ts";

const LEAST = 95;

type Report = {
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
};

async function measure(url: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "kwispel-lighthouse-"));
  const file = join(folder, "report.json");
  await runNode(
    [
      packageCommand("lighthouse"),
      url,
      "--quiet",
      "--no-enable-error-reporting",
      "--only-categories=performance,accessibility,best-practices,seo",
      "--output=json",
      `--output-path=${file}`,
      `--chrome-flags=--headless=new ${chromiumArgs.join(" ")}`,
    ],
    { CHROME_PATH: findChromium() },
  );
  const report = JSON.parse(await readFile(file, "utf8")) as Report;
  await rm(folder, { recursive: true });
  return report;
}

const product = await startThrowawayProduct();
try {
  const { categories, audits } = await measure(
    new URL(process.argv[2] ?? "/", product.origin).href,
  );
  for (const { title, score, auditRefs } of Object.values(categories)) {
    const points = Math.round((score ?? 0) * 100);
    console.log(`${String(points).padStart(3)}  ${title}`);
    if (points >= LEAST) continue;
    process.exitCode = 1;
    for (const { id } of auditRefs) {
      const audit = audits[id];
      if (audit && audit.score !== null && audit.score < 0.9) {
        console.log(`       ${audit.title} ${audit.displayValue ?? ""}`);
      }
    }
  }
} finally {
  await product.stop();
}
