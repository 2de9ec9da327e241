import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "web/public",
  worker: { format: "es" },
  // Every screen is scanned at start, so that opening one never makes Vite re-bundle and reload the page.
  optimizeDeps: { entries: ["web/**/*.tsx"] },
});
