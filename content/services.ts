import { sealWords } from "./drawings/ai-development";
import type { ServiceCard } from "./schema/records";
import { money } from "./words";

export const services: readonly ServiceCard[] = [
  {
    id: "workflow-automation",
    sample: true,
    page: "landing",
    title: "Workflow Automation",
    description:
      "We take a job that your team repeats every day and build the flow that does it. People decide the exceptions.",
    features: [
      "Documents read and filed",
      "Requests sorted and routed",
      "Approval steps for people",
      "A log of every action",
    ],
    colour: "accent-1",
    picture: { scene: "workflow" },
  },
  {
    id: "internal-tools",
    sample: true,
    page: "landing",
    title: "Internal Tools",
    description:
      "One clear screen in place of five spreadsheets, on your own data, around the way your team already works.",
    features: [
      "Dashboards on live data",
      "Roles and permissions",
      "Reports sent on schedule",
      "Your systems connected",
    ],
    colour: "accent-1",
    picture: { scene: "internal-tool" },
  },
  {
    id: "ai-first-products",
    sample: true,
    page: "landing",
    title: "AI-First Products",
    description:
      "Products in which a model does the main work: assistants, search, document review. Every answer names its sources.",
    features: [
      "Answers that cite sources",
      "Search across your documents",
      "Tests of answer quality",
      "Known cost per request",
    ],
    colour: "accent-3",
    picture: { scene: "assistant" },
  },
  {
    id: "full-stack-product-development",
    sample: true,
    page: "landing",
    title: "Full-Stack Product Development",
    description:
      "From first sketch to a running product. One team does design, code, hosting and releases, then hands all of it over.",
    features: ["Web and mobile apps", "APIs and databases", "Automated tests and releases", "Code that you own"],
    colour: "accent-1",
    picture: { scene: "release" },
  },
  {
    id: "ai-feasibility",
    sample: true,
    page: "ai-development",
    title: "Feasibility & strategy",
    description:
      "We try your idea on a sample of your own data, then say plainly what a model can do, what it costs to run and whether to build it.",
    features: [
      "Review of your data",
      `Trial on ${sealWords.checks.asked} real questions`,
      "Running costs estimated",
      "A plain yes or no",
    ],
    colour: "accent-3",
    picture: { scene: "checks" },
    price: money(4600),
    exit: { title: "A clear no ends here.", text: "You have paid for the trial, nothing else." },
  },
  {
    id: "ai-assistants",
    sample: true,
    page: "ai-development",
    title: "Assistants & agents",
    description:
      "After a yes: assistants that answer from your documents, show their sources and ask a person where they are unsure. Where you wish, they also carry out agreed tasks.",
    features: [
      "Answers with sources",
      "Actions within set limits",
      "Handover to a person",
      "Every conversation logged",
    ],
    colour: "accent-1",
    picture: { scene: "manual" },
    price: `${money(14000)}–19,000`,
    exit: { title: "Only answers? Leave here.", text: "Your people type the orders, as before." },
  },
  {
    id: "document-pipelines",
    sample: true,
    page: "ai-development",
    title: "Document & data pipelines",
    description:
      "Adds what comes in: invoices, forms and emails become checked records in your database. Clear cases pass straight through, doubtful ones wait for a person.",
    features: ["Scans and email read", "Fields checked by rules", "A reason for each doubt", "Export to your systems"],
    colour: "accent-4",
    picture: { scene: "intake" },
    price: `${money(17000)}–26,000`,
    exit: { title: "Only records? Leave here.", text: "Your team uses the screens it has." },
  },
  {
    id: "ai-product-engineering",
    sample: true,
    page: "ai-development",
    title: "AI product engineering",
    description:
      "Adds all that is around the model: interface, accounts, billing, tests and hosting. We measure quality on each release, so that no update goes live with worse answers.",
    features: ["Interface and back end", "Quality tests per release", "Monitoring and alerts", "Code that you own"],
    colour: "accent-2",
    picture: { scene: "order" },
    price: `${money(55000)}–95,000`,
    exit: { title: "It runs? Go on without us.", text: "Code, tests and accounts are yours." },
  },
  {
    id: "paid-advertising",
    sample: true,
    page: "growth-marketing",
    title: "Paid advertising",
    description:
      "Search and social ads that start with a small budget. Each campaign has a cost per lead it must meet, and is stopped when it does not.",
    features: ["Search and social campaigns", "Small tests first", "A limit per lead", "Accounts in your name"],
    colour: "accent-2",
  },
  {
    id: "search-and-content",
    sample: true,
    page: "growth-marketing",
    title: "Search & content",
    description:
      "Pages that answer what your buyers ask before they call. We find the questions, write with your experts and keep the site fast and easy to index.",
    features: [
      "Research into buyers’ questions",
      "Articles with your experts",
      "Technical search checks",
      "Rankings on Friday’s page",
    ],
    colour: "accent-4",
  },
  {
    id: "email-and-partnerships",
    sample: true,
    page: "growth-marketing",
    title: "Email & partnerships",
    description:
      "Short sequences for new leads and past customers, tied to your sales system. And partners who send you their customers.",
    features: ["Welcome and trial sequences", "Win-back messages", "Partners’ referrals", "Consent kept on record"],
    colour: "accent-1",
  },
  {
    id: "conversion-and-analytics",
    sample: true,
    page: "growth-marketing",
    title: "Conversion & analytics",
    description:
      "We fix the measuring first, so that a lead can be followed to a sale. Then we test the pages where most visitors give up.",
    features: [
      "Tracking set up correctly",
      "Leads followed to sales",
      "Page tests with visitors",
      "One-page Friday report",
    ],
    colour: "accent-3",
  },
];
