import { Component } from "react";
import type { ErrorInfo, ReactNode } from "react";
import { ownHtml } from "../platform/browser/own-html.ts";

interface Props {
  name: string;
  html: string;
  onFailed: () => void;
  children: ReactNode;
}

/** A part that fails becomes again what the server wrote: links and forms in it work as they do without a script. */
export class IslandBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(`island ${this.props.name}: failed, the server's HTML stays`, error, componentStack);
    this.props.onFailed();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <hearth-slot dangerouslySetInnerHTML={{ __html: ownHtml(this.props.html) }} />;
  }
}
