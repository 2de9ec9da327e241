import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  ssr: true,
  // Knowing all routes from the start would cost every page 5 kB; those that a page links to are asked
  // for in one request, after it has come to life.
  routeDiscovery: { mode: "lazy" },
} satisfies Config;
