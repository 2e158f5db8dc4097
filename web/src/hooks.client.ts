import { ready } from '#lib/messages/speech.ts';

// Texts are on their way while the page's own modules still come. What fails here is told where the page waits for it.
ready().catch(() => undefined);
