import {
  Award,
  BadgeCheck,
  ChartLine,
  CircleHelp,
  Cog,
  CreditCard,
  FileText,
  Gavel,
  House,
  Inbox,
  Mail,
  Newspaper,
  ScrollText,
  ShieldAlert,
  Star,
  Users,
} from "lucide-react";
import type { AdminQueue } from "#contract/admin/queue.ts";
import { type CmsPlace, cmsUrls } from "#contract/urls/cms-urls.ts";

type CmsLink = {
  place: Exclude<CmsPlace, "suppressedMail" | "newUser" | "preview" | "figuresFile">;
  Icon: typeof House;
  /** What waits there for somebody. */
  waiting?: (queue: AdminQueue) => number;
};

/** The places of the side bar, in its groups; the first has no heading. */
export const cmsLinks: readonly {
  group: "queue" | "content" | "people" | "running";
  links: CmsLink[];
}[] = [
  {
    group: "queue",
    links: [
      { place: "home", Icon: House },
      {
        place: "reports",
        Icon: ShieldAlert,
        waiting: ({ reports }) => reports.open + reports.appealed,
      },
      { place: "appeals", Icon: Gavel, waiting: ({ appeals }) => appeals },
      { place: "certificates", Icon: BadgeCheck, waiting: ({ certificates }) => certificates },
      { place: "productReviews", Icon: Star, waiting: ({ productReviews }) => productReviews },
      { place: "messages", Icon: Inbox, waiting: ({ messages }) => messages },
    ],
  },
  {
    group: "content",
    links: [
      { place: "pages", Icon: FileText },
      { place: "blog", Icon: Newspaper },
      { place: "faq", Icon: CircleHelp },
    ],
  },
  {
    group: "people",
    links: [
      { place: "users", Icon: Users },
      { place: "payments", Icon: CreditCard },
      { place: "badges", Icon: Award },
      { place: "figures", Icon: ChartLine },
    ],
  },
  {
    group: "running",
    links: [
      { place: "mail", Icon: Mail, waiting: ({ failedMails }) => failedMails },
      { place: "jobs", Icon: Cog, waiting: ({ failedJobs }) => failedJobs },
      { place: "audit", Icon: ScrollText },
    ],
  },
];

export const addressOf = (place: CmsLink["place"]) => cmsUrls[place]();
