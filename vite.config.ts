import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { readBrowserTexts } from "./messages/browser-texts.ts";

const bundledForServer = [
  /^react-aria/,
  /^react-stately/,
  /^@react-(aria|stately|types)\//,
  /^@internationalized\//,
  /^@tanstack\//,
  "clsx",
  "lucide-react",
  /^use-sync-external-store/,
];

/**
 * Browsers compile a function when it is first called, in the thread that answers presses: some 900 times
 * while a page comes alive. This line tells them that the functions of a file are all about to be called;
 * they are compiled beside that thread then, while the file comes in. Others read over it.
 */
const compileAllAtOnce = "//# allFunctionsCalledOnLoad";
const startedOnEveryPage = new Set(["react", "shell"]);

const texts = await readBrowserTexts(join(import.meta.dirname, "messages"));

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "web/public",
  worker: { format: "es" },
  // In the build, so that a release with other texts is another release for browsers too.
  define: { "import.meta.env.TEXTS_VERSION": JSON.stringify(texts.version) },
  environments: {
    ssr: {
      resolve: {
        // Left to Node these are 1,600 files, most of them unused, that the server opens at each start.
        // React itself stays one, for the renderer and for all of these.
        noExternal: command === "build" ? bundledForServer : [],
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            postBanner: ({ name }) => (startedOnEveryPage.has(name) ? compileAllAtOnce : ""),
            // Left to itself the bundler cuts what every page needs into dozens of small files. Each is
            // compressed by itself, which on the home page costs 13 kB more.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  priority: 2,
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
                },
                {
                  name: "shell",
                  priority: 1,
                  test: /\/web\/features\/shell\/(shell-frame|bars\/top-bar|bars\/bottom-bar|footer|main-content|notices\/page-error-screen)\.tsx|\/web\/lib\/(back\/use-closes-on-back|page\/route-handle|browser\/layout-size|session\/guards-browser|i18n\/texts-element)\.tsx?|\/web\/routes\/layouts\/send-waiting-part\.tsx|\/web\/root\.tsx|\/icons\/chevron-down\./,
                },
                // Each of these is below 2 kB; by themselves they would be a request each.
                {
                  name: "art",
                  priority: 0.9,
                  test: /\/art\/[^/]*\.svg\?no-inline|\/web\/ui\/pictures\/street\.tsx/,
                },
                {
                  name: "parts",
                  priority: 0.85,
                  test: /\/web\/ui\/(card|tag|count-badge|page\/skeleton)\.tsx/,
                },
                // What is shown or hidden: a password, one's own page.
                { name: "eyes", priority: 0.84, test: /\/icons\/(eye|eye-off)\./ },
                // What a sitter offers and what speaks for them, as their page and chats show it.
                {
                  name: "sitter-icons",
                  priority: 0.83,
                  test: /\/icons\/(award|calendar-heart|graduation-cap|paw-print|shield-check|sprout|trees)\./,
                },
                // On the pages of sitters, requests, bookings and visits.
                {
                  name: "care-icons",
                  priority: 0.82,
                  test: /\/icons\/(calendar-plus|clock|pill)\./,
                },
                {
                  name: "search-icons",
                  priority: 0.81,
                  test: /\/icons\/(list|sliders-horizontal)\./,
                },
                {
                  name: "days",
                  priority: 0.8,
                  test: /\/web\/lib\/time\/(week|day-words|day-runs|today)\.ts|\/icons\/chevron-(left|right)\./,
                },
                {
                  name: "field-values",
                  priority: 0.75,
                  test: /\/web\/(lib\/forms\/after-press|ui\/forms\/(field-check|use-value)|ui\/page\/banner)\.tsx?/,
                },
                // By themselves, or they would bring the groups below along to pages without them.
                {
                  name: "formatting",
                  priority: 0.7,
                  test: /\/web\/lib\/text\/formatting\.ts|\/contract\/shared\/amsterdam\.ts/,
                },
                {
                  name: "pictures",
                  priority: 0.65,
                  test: /\/web\/ui\/pictures\/(picture|avatar)\.tsx/,
                },
                { name: "fields", priority: 0.6, test: /\/web\/ui\/forms\/field-parts\.tsx/ },
                // A sitter as home, the lists and other sitters' pages show them: picture, price, heart.
                {
                  name: "cards",
                  priority: 0.5,
                  test: /\/web\/(features\/(sitters\/sitter-card|favorites\/heart-button)|ui\/page\/heading-with-link)\.tsx|\/icons\/map-pin\./,
                },
                // Where one searches: on home and above the lists.
                {
                  name: "place-field",
                  priority: 0.4,
                  test: /\/web\/features\/search\/(places\/place-field\.tsx|address\/search-url\.ts)/,
                },
                // What one ticks or switches: the filters above the lists, and editors.
                {
                  name: "choices",
                  priority: 0.3,
                  test: /\/web\/ui\/(choices\/(chips-field|tick-list-field)|forms\/switch-field|dates\/native-days)\.tsx/,
                },
                // What the pages of a sitter and of a request begin with.
                {
                  name: "profile-page",
                  priority: 0.2,
                  test: /\/web\/ui\/(pictures\/(gallery|back-on-picture)|overlays\/share-button|page\/detail-page|dates\/week-table|map\/area-section)\.tsx/,
                },
                // A form that also works without script, and the screens of an account around it.
                {
                  name: "forms",
                  priority: 0.15,
                  test: /\/web\/(lib\/forms\/(use-form|sent-form|use-error-lines)|ui\/forms\/(form|text-field|email-field)|ui\/(page\/(error-banner|needs-script)|linked-text))\.tsx?/,
                },
                {
                  name: "account",
                  priority: 0.1,
                  test: /\/web\/features\/account\/(account-screen|mail-sent-note|one-button-form)\.tsx/,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Every screen is scanned at start, so that opening one never makes Vite re-bundle and reload the page.
  optimizeDeps: { entries: ["web/**/*.tsx"] },
}));
