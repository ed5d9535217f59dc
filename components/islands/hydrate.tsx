/** The entry script of an exported page. export/client-scripts.ts bundles it with the islands that the page contains. */
import { Component, type ComponentType, type ErrorInfo, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandContent } from "@/components/ui/island";
import { ISLAND_ERROR } from "@/lib/booking-press";

// biome-ignore lint/suspicious/noExplicitAny: the props are in the page
export type Islands = Readonly<Record<string, ComponentType<any>>>;

/** The prefix of the ids that an island creates by `useId`, so that those of two islands differ. */
export function idPrefix(index: number): string {
  return `${index}-`;
}

/** The static markup of an island as the server has rendered it. */
export function renderedContent(html: string): IslandContent {
  return { "data-island-content": "", dangerouslySetInnerHTML: { __html: html } };
}

/**
 * Hydrates the islands of the page, each as a root of its own.
 *
 * Page translation, extensions and proxies change markup before React starts. React then renders that island anew, which
 * is no error for the visitor, so it is not reported.
 */
export function hydrateIslands(islands: Islands): void {
  for (const [index, element] of document.querySelectorAll<HTMLElement>("[data-island]").entries()) {
    const { island: name = "", props = "{}" } = element.dataset;
    const Island = islands[name];
    if (!Island) continue;
    const content = renderedContent(element.querySelector("[data-island-content]")?.innerHTML ?? "");
    hydrateRoot(
      element,
      <ErrorBoundary name={name} html={element.innerHTML}>
        <Island {...JSON.parse(props)} content={content} />
      </ErrorBoundary>,
      { identifierPrefix: idPrefix(index), onRecoverableError: () => {} },
    );
  }
}

/** Shows the markup of the server in place of an island that has thrown. React reports the error to the console. */
class ErrorBoundary extends Component<{ name: string; html: string; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(_: Error, _info: ErrorInfo) {
    dispatchEvent(new CustomEvent(ISLAND_ERROR, { detail: this.props.name }));
  }

  override render() {
    const { html, children } = this.props;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup
    return this.state.hasFailed ? <div data-island="" dangerouslySetInnerHTML={{ __html: html }} /> : children;
  }
}
