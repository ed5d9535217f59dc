import type { Testimonial } from "./schema/records";

export const testimonials: readonly Testimonial[] = [
  {
    id: "hannah-weiss",
    sample: true,
    page: "talent",
    name: "Hannah Weiss",
    role: "COO, Norvane",
    image: "testimonials/hannah-weiss.svg",
    quote:
      "We needed two depot managers at once. Threefold sent three people for each position. I met six and hired two.",
  },
  {
    id: "samuel-adeyemi",
    sample: true,
    page: "talent",
    name: "Samuel Adeyemi",
    role: "CTO, Fernhollow",
    image: "testimonials/samuel-adeyemi.svg",
    quote: "Our first engineer abroad came on a contract. Threefold dealt with payroll and local rules.",
  },
  {
    id: "lucia-fontana",
    sample: true,
    page: "talent",
    name: "Lucia Fontana",
    role: "Founder, Inkwright",
    image: "testimonials/lucia-fontana.svg",
    quote: "The notes were the useful part. No other recruiter had ever given me a doubt to raise.",
  },
  {
    id: "ravi-menon",
    sample: true,
    page: "ai-development",
    name: "Ravi Menon",
    role: "Head of operations, Quaylight",
    image: "testimonials/ravi-menon.svg",
    quote:
      "Freight documents used to wait until morning for someone to type them in. Now my team sees only the unclear ones.",
  },
  {
    id: "claire-dubois",
    sample: true,
    page: "ai-development",
    name: "Claire Dubois",
    role: "Product director, Fernhollow",
    image: "testimonials/claire-dubois.svg",
    quote:
      "The assistant does less than we first imagined, and shows where every answer comes from. That is why our nurses use it.",
  },
  {
    id: "oskar-nyberg",
    sample: true,
    page: "ai-development",
    name: "Oskar Nyberg",
    role: "Founder, Parcelle",
    image: "testimonials/oskar-nyberg.svg",
    quote:
      "We built a third of my list, and it went live on the day we had agreed. My own developer could work on the code right away.",
  },
  {
    id: "amara-diallo",
    sample: true,
    page: "growth-marketing",
    name: "Amara Diallo",
    role: "Marketing director, Fernhollow",
    image: "testimonials/amara-diallo.svg",
    quote:
      "The audit was blunt: two of our five campaigns had never brought in a patient. We stopped both, and I could tell our board why.",
  },
  {
    id: "ben-kowalski",
    sample: true,
    page: "growth-marketing",
    name: "Ben Kowalski",
    role: "Founder, Tarnside",
    image: "testimonials/ben-kowalski.svg",
    quote: "We machine parts and had never advertised. Most people who call now know what they need.",
  },
  {
    id: "yuki-tanaka",
    sample: true,
    page: "growth-marketing",
    name: "Yuki Tanaka",
    role: "CEO, Inkwright",
    image: "testimonials/yuki-tanaka.svg",
    quote:
      "The Friday report takes me four minutes. When a test failed, it said so in its first line, before I could ask.",
  },
];
