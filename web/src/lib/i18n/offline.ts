import type { OfflineMessages } from './en/offline.ts';

/**
 * The texts for when there is no network, in the language in use: apart, so that no online game waits for them. Pages that
 * show some load them first (see `speech.ts`).
 */
export let offline: OfflineMessages;

export function useOffline(texts: OfflineMessages): void {
  offline = texts;
}
