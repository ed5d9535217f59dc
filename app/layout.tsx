import type { Metadata } from "next";
import type { ReactNode } from "react";
import { site } from "@/content/site";
import { display, text } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={`${display.variable} ${text.variable}`}>
      <body>{children}</body>
    </html>
  );
}
