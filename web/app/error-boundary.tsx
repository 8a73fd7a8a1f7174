/** A screen that breaks says what happened and hands out the game; the rest of the page lives on. */
import { Component, type ReactNode } from 'react';
import { Broken } from './broken.tsx';

interface Props {
  /** Game on the screen, if any. */
  readonly game: string | null;
  /** Shown in its place, where somebody knows better. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Only a class can catch what its children throw. */
export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('?') };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
    return (
      <Broken error={error} game={this.props.game} onAgain={() => this.setState({ error: undefined })} />
    );
  }
}
