import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "web/public",
  worker: { format: "es" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
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
                  test: /\/web\/features\/shell\/(shell-frame|bars\/top-bar|bars\/bottom-bar|footer|main-content|notices\/page-error-screen)\.tsx|\/web\/lib\/(page\/route-handle|page\/scroll|browser\/layout-size|session\/guards-browser|i18n\/texts-element)\.tsx?/,
                },
                // By themselves, or they would bring the groups below along to pages without them.
                { name: "formatting", priority: 0.7, test: /\/web\/lib\/text\/formatting\.ts/ },
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
                // What the pages of a sitter and of a request begin with.
                {
                  name: "profile-page",
                  priority: 0.2,
                  test: /\/web\/ui\/(pictures\/gallery|overlays\/share-button|pictures\/back-on-picture|page\/detail-page|map\/area-section)\.tsx/,
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
});
