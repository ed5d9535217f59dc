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
    <div className="host">
      <span className="portrait">
        <Avatar size="portrait" name={name} picture={portrait} />
      </span>
      <p>
        <span>{words.callWith}</span> <strong>{name}</strong> <span>{role}</span>
      </p>
    </div>
  );
}
