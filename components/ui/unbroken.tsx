/** Text in which a range such as "5-7 days" stays on one line. */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\d+-\d+(?: \w+)?)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change order
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
