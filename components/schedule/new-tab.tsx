import { ButtonLink } from "@/components/ui/button/button";
import { chrome } from "@/content/words";

/** A link to a service on the web. The service receives nothing before the link is clicked. */
export function NewTab({
  href,
  onClick,
  children,
}: {
  href: string;
  onClick?: React.MouseEventHandler;
  children: string;
}) {
  return (
    <ButtonLink href={href} target="_blank" rel="noopener" look="text" onClick={onClick}>
      <span>
        {children}
        <span className="sr-only">{chrome.newTab}</span>
      </span>
    </ButtonLink>
  );
}
