import type { Logo } from "@/content/schema/records";
import { EXAMPLE_PICTURES, LONGEST, several } from "@/lib/examples";
import { LogoStrip } from "./logo-strip";

const logo = (nth: number): Logo => ({
  id: `${nth}`,
  sample: true,
  name: `Client ${nth}`,
  image: EXAMPLE_PICTURES.logo,
});

export default {
  six: <LogoStrip id="six" title="Six clients" logos={several(6, logo)} />,
  one: <LogoStrip id="one" title="One client" logos={[logo(1)]} />,
  fourteen: <LogoStrip id="many" title="Fourteen clients" logos={several(14, logo)} />,
  "longest words": <LogoStrip id="long" title={LONGEST.title} logos={several(3, logo)} />,
};
