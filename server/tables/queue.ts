/** One thing after the other: a failure is its caller's alone and does not stop what follows. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work);
    this.last = next.catch(() => undefined);
    return next;
  }

  /** Resolves when all that is in it now is done. */
  async idle(): Promise<void> {
    await this.last;
  }
}
