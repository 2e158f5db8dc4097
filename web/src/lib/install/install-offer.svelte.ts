/** The browser's offer to install the app, kept for a button. */

/** Chromium's event, which TypeScript does not know. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

class Installing {
  #offer = $state.raw<InstallOffer>();
  installed = $state(false);

  /** Whether there is an offer to take. */
  get offered(): boolean {
    return this.#offer !== undefined;
  }

  /** To be called early: the browser offers once. */
  listen(): void {
    window.addEventListener('beforeinstallprompt', (event) => {
      // The browser's own banner would come at a time of its choosing.
      event.preventDefault();
      this.#offer = event as InstallOffer;
    });
    window.addEventListener('appinstalled', () => {
      this.#offer = undefined;
      this.installed = true;
    });
  }

  /** Takes the offer, which can be done once. */
  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = undefined;
    await offer?.prompt();
  }
}

export const installing = new Installing();
