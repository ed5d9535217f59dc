import { EXAMPLE_PICTURES, LONGEST } from "@/lib/examples";
import { pictureFor } from "@/lib/images";
import { Avatar } from "./avatar";

const picture = pictureFor(EXAMPLE_PICTURES.portrait);

export default {
  small: (
    <div className="wrapper cluster">
      <Avatar name="Ana Reis" picture={picture} size="small" />
    </div>
  ),
  "no portrait": (
    <div className="wrapper cluster">
      <Avatar name="Ana Reis" picture={undefined} size="small" />
      <Avatar name={LONGEST.name} picture={undefined} size="small" />
    </div>
  ),
  "as wide as its place": (
    <div className="wrapper">
      <div className="w-32">
        <Avatar name="Ana Reis" picture={picture} size="portrait" />
      </div>
      <div className="w-32">
        <Avatar name="Ana Reis" picture={undefined} size="portrait" />
      </div>
    </div>
  ),
};
