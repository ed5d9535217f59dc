import type { Channel, Month } from "@/content/schema/records";
import { LONGEST, several } from "@/lib/examples";
import { ChannelTable } from "./channel-table";

const channel = (nth: number): Channel => ({
  id: `${nth}`,
  sample: true,
  title: `Channel ${nth}`,
  metric: { value: "$62", label: "an order" },
  month: {
    spent: 434 * nth,
    leads: 21,
    leadNoun: "inquiries",
    orders: 7,
    orderNoun: "orders",
    orderValue: 480,
  },
});
const { month, ...plain } = channel(1);
const exampleMonth: Month = {
  id: "m",
  sample: true,
  title: "A month",
  orderNoun: "orders",
  channelIds: ["1", "2", "3"],
  fee: 756,
  others: { label: "Other clients:", months: [{ client: "A bakery", channelIds: ["1"], fee: 450 }] },
};

export default {
  "three, one of them marked, and our fee": (
    <ChannelTable
      id="three"
      title="Three channels"
      channels={several(3, (nth) => (nth === 2 ? { ...channel(2), note: "Stopped in June." } : channel(nth)))}
      exampleMonth={exampleMonth}
    >
      <h3>Our fee</h3>
      <p>A fixed amount each month.</p>
    </ChannelTable>
  ),
  "one, without a month": <ChannelTable id="one" title="One channel" channels={[plain]} />,
  "longest words": (
    <ChannelTable
      id="long"
      title={LONGEST.title}
      channels={several(5, (nth) => ({
        ...channel(nth),
        title: nth % 2 ? LONGEST.word : LONGEST.title,
        metric: { value: "1\u00a0250\u00a0000\u00a0Ft", label: LONGEST.word },
      }))}
    />
  ),
};
