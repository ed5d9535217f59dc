/** Short entries, each behind a dash in the accent. */
export function DashList({ entries }: { entries: readonly string[] }) {
  return (
    <ul className="dash-list text-small">
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}
