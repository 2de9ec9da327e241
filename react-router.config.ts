import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  ssr: true,
  // The routes are few: knowing them all costs 2 kB, asking for them a request on every page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
