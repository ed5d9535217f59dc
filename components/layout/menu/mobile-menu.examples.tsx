import { Island } from "@/components/ui/island";
import { LONGEST } from "@/lib/examples";
import { MenuPages } from "./menu-pages";
import { MobileMenu } from "./mobile-menu";

const links = [
  ...["Prices", "Team", "How it Works", LONGEST.unhyphenated].map((label, index) => ({ label, href: `#${index}` })),
  { label: LONGEST.word, href: "#long" },
];

// Only one example, because a page has one menu.
export default {
  "longest words": (
    <div className="bar">
      <div className="wrapper">
        <Island name="menu" component={MobileMenu} props={{ links }}>
          <MenuPages current="/" />
        </Island>
      </div>
    </div>
  ),
};
