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
                  test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//,
                },
                {
                  name: "shell",
                  priority: 1,
                  test: /\/web\/features\/shell\/(shell-frame|bars\/top-bar|bars\/bottom-bar|footer|main-content|notices\/page-error-screen)\.tsx|\/web\/lib\/(page\/route-handle|page\/scroll|browser\/layout-size|session\/guards-browser|i18n\/texts-element)\.tsx?/,
                },
                // What the pages of a sitter and of a request begin with. A picture by itself is on
                // other pages too: it stays out of it.
                { name: "picture", priority: 0.5, test: /\/web\/ui\/pictures\/picture\.tsx/ },
                {
                  name: "profile-page",
                  priority: 0.2,
                  test: /\/web\/ui\/(pictures\/gallery|overlays\/share-button|pictures\/back-on-picture)\.tsx/,
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
