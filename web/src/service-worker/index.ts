/** The service worker: the app offline, and pushes. This file only wires events to the other files. */

import { version } from '$app/env';
import { assets, immutable } from '$app/manifest';
import { self } from '$app/service-worker';
import { workerLanguage } from '../lib/i18n/worker-language.ts';
import { SYNC_TAG } from '../lib/offline/unsent-moves.ts';
import { isTakeOver, type TakeOver, type Waits } from '../lib/platform/worker-message.ts';
import { answerFor, cacheName, dropOldCaches, filesFor, fillCache, languageOf, SHELL } from './app-cache.ts';
import { sendKeptChoices } from './kept-choices.ts';
import { clickNotice, receivePush, renewSubscription } from './notices.ts';
import { openWindows } from './windows.ts';

const CACHE = cacheName(version);

/** A file's path from the root, as in addresses. */
const pathOf = ({ path }: { readonly path: string }): string => new URL(path, location.origin).pathname;

const IMMUTABLE = immutable.map(pathOf);
/** Icons and the pictures for installing are for the system: no page shows them. */
const isForSystem = (path: string): boolean => /^\/(icons|pictures)\//.test(path);
const CHANGING = [...assets.map(pathOf).filter((path) => !isForSystem(path)), SHELL];
const CACHED: ReadonlySet<string> = new Set([...IMMUTABLE, ...CHANGING]);

self.addEventListener('install', (event) => {
  const fill = async (): Promise<void> => {
    const files = filesFor(await workerLanguage(), IMMUTABLE);
    await fillCache(await caches.open(CACHE), files, CHANGING);
  };
  event.waitUntil(fill());
});

// A running page keeps its build: a new worker waits until the old one's pages are closed, or a reader asks for it.
self.addEventListener('activate', (event) => {
  const start = async (): Promise<void> => {
    const older = await dropOldCaches(caches, CACHE);
    // The first worker ever may serve the page that registered it, which is of the same build.
    if (older === 0) await self.clients.claim();
  };
  event.waitUntil(start());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerFor(request, location.origin, CACHED);
  if (answer.from === 'network') return;
  const respond = async (): Promise<Response> => {
    const cache = await caches.open(CACHE);
    // Another page may still run the previous build.
    const cached = (await cache.match(answer.path)) ?? (await caches.match(answer.path));
    if (cached) return cached;
    const response = await fetch(request);
    // Texts in a language chosen later are cached on first use.
    if (languageOf(answer.path) !== undefined && response.ok) await cache.put(answer.path, response.clone());
    return response;
  };
  event.respondWith(respond());
});

self.addEventListener('push', (event) => event.waitUntil(receivePush(event.data?.text())));

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(clickNotice(event.notification, event.action)),
);

self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event.oldSubscription)),
);

/** Chromium's event, which TypeScript lacks. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(sendKeptChoices());
});

self.addEventListener('message', (event) => {
  if (isTakeOver(event.data)) event.waitUntil(takeOver(event.data, event.source));
});

/** Takes over if a reader asked for it, or if only one page is open, which has just been opened and can reload. */
async function takeOver({ asked }: TakeOver, page: ExtendableMessageEvent['source']): Promise<void> {
  const waits: Waits = { type: 'waits' };
  if (asked || (await openWindows()).length === 1) await self.skipWaiting();
  else page?.postMessage(waits);
}
