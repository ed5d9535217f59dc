import type { Metadata } from "next";
import { Brand } from "@/components/layout/brand";
import { Footer } from "@/components/layout/footer";
import { Schedule } from "@/components/schedule/schedule";
import { fullTitle } from "@/content/routes";
import { site } from "@/content/site";

// Visitors open this page from the booking dialog, so search engines should not list it.
export const metadata: Metadata = {
  title: fullTitle(site.consultation),
  robots: { index: false, follow: false },
};

export default function SchedulePage() {
  return <Schedule brand={<Brand place="bar" />} footer={<Footer isMinimal />} />;
}
