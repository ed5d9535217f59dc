import type { ComponentType, ReactNode } from "react";

/**
 * The static markup of an island, as props of the element that contains it. On the server, they are `children`. In the
 * exported page, hydration passes the existing markup, so that the script need not contain it.
 */
export interface IslandContent {
  "data-island-content": "";
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}

/**
 * A client component that React hydrates in the exported page (docs/add-an-interactive-part.md). Nothing else of a page
 * hydrates.
 *
 * @param props.name The component's name in components/islands/islands.ts.
 * @param props.props The component's props. They are in the page as JSON.
 * @param props.inline Whether the island is within a line of text.
 * @param props.children Markup that never changes. The component receives it as `content` and spreads it on one of
 *   its elements: `<nav {...content} />`.
 */
export function Island<Props extends object>({
  name,
  component,
  props,
  inline = false,
  children,
}: {
  name: string;
  component: ComponentType<Props & { content: IslandContent }>;
  props: Props;
  inline?: boolean;
  children?: ReactNode;
}) {
  const Element = inline ? "span" : "div";
  const Component = component;
  return (
    <Element data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} content={{ "data-island-content": "", children }} />
    </Element>
  );
}
