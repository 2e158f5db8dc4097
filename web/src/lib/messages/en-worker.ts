/** What the service worker says by itself, in English. Everything else of a notice comes from the server. */
export const enWorker = {
  language: 'en',
  /** A push that cannot be read. */
  unreadable: { title: 'Aeroplane Chess', body: 'Something has happened in one of your games.' },
  /** A button of a notice did not get through, and no window may be opened. */
  notPlayed: 'That move could not be played. Tap to see the game.',
};

export type WorkerMessages = typeof enWorker;
