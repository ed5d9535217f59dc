import { Avatar } from "@/components/ui/avatar/avatar";
import { schedulePage as words } from "@/content/words";
import type { GeneratedImage } from "@/lib/images";

/** The person who takes a call. */
export interface HostProps {
  name: string;
  role: string;
  portrait: GeneratedImage | undefined;
}

export function Host({ name, role, portrait }: HostProps) {
  return (
    <div className="host @max-lg:contents @lg:flex @lg:items-start @lg:gap-4">
      <span className="portrait">
        <Avatar size="portrait" name={name} picture={portrait} />
      </span>
      <p className="text-balance @sm:text-note @sm:leading-tight">
        <span className="block">{words.callWith}</span>{" "}
        <strong className="block font-display @sm:text-body @sm:leading-tight">{name}</strong>{" "}
        <span className="block">{role}</span>
      </p>
    </div>
  );
}
