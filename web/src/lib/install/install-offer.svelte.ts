/** Keeps the browser's offer to install the app for a button. */

/** Chromium's event, which TypeScript lacks. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

class Installing {
  #offer = $state.raw<InstallOffer>();
  installed = $state(false);

  /** Whether the browser has offered. */
  get offered(): boolean {
    return this.#offer !== undefined;
  }

  /** Call early: the browser offers once. */
  listen(): void {
    window.addEventListener('beforeinstallprompt', (event) => {
      // Without this the browser shows a banner of its own, at any time.
      event.preventDefault();
      this.#offer = event as InstallOffer;
    });
    window.addEventListener('appinstalled', () => {
      this.#offer = undefined;
      this.installed = true;
    });
  }

  /** Takes the offer; browsers allow that once. */
  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = undefined;
    await offer?.prompt();
  }
}

export const installing = new Installing();
