/**
 * The entry script of an exported page. export/client-scripts.ts bundles it with the islands that the page contains.
 */
import { Component, type ComponentType, type ErrorInfo, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandContent } from "@/components/ui/island";
import { ISLAND_ERROR } from "@/lib/booking-press";

// biome-ignore lint/suspicious/noExplicitAny: each island has other props, which are in the page as JSON
export type Islands = Readonly<Record<string, ComponentType<any>>>;

/** Returns a prefix for the ids that an island creates with `useId`, so that the ids of two islands differ. */
export function idPrefix(index: number): string {
  return `${index}-`;
}

/** Returns the static markup of an island, as the server has rendered it. */
export function renderedContent(html: string): IslandContent {
  return { "data-island-content": "", dangerouslySetInnerHTML: { __html: html } };
}

/**
 * Hydrates the islands of the page, each as a separate root.
 *
 * Page translation, extensions and proxies may change markup before React starts. React then renders the island again,
 * which visitors do not notice, so this is not reported.
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

/** Shows the server's markup in place of an island that throws an error. React logs the error to the console. */
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
