import { knownPlayer } from '#lib/api/known-player.ts';
import { setPlayerSource } from '#lib/i18n/chosen-language.ts';
import { ready } from '#lib/i18n/speech.ts';

setPlayerSource(knownPlayer);

// Texts are on their way while the page's own modules still come. What fails here is told where the page waits for it.
ready().catch(() => undefined);

// Pages describe themselves; what a link was described by has done its work.
document.querySelector('meta[name="description"][data-card]')?.remove();
