/** Short entries, each behind a dash in the accent. */
export function DashList({ entries }: { entries: readonly string[] }) {
  return (
    <ul className="*:flex *:gap-3 *:py-[.35em] *:before:mt-[.72em] *:before:h-0.5 *:before:w-3.5 *:before:flex-none *:before:bg-accent-text">
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}
