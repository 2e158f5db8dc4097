import type { OfflineMessages } from './en/offline.ts';

/**
 * The offline texts in the language in use: a file of their own, so that no online game waits for them. A page that shows
 * some awaits `offlineReady` (speech.ts) first.
 */
export let offline: OfflineMessages;

export function useOffline(texts: OfflineMessages): void {
  offline = texts;
}
