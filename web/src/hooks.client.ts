import { knownPlayer } from '#lib/api/known-player.ts';
import { setPlayerSource } from '#lib/i18n/chosen-language.ts';
import { ready } from '#lib/i18n/speech.ts';

setPlayerSource(knownPlayer);

// Loads the texts in parallel with the page's modules. A failure shows where the page awaits them (+layout.ts).
ready().catch(() => undefined);

// Pages have their own descriptions: the ones that the server wrote for link previews are done with.
document.querySelector('meta[name="description"][data-card]')?.remove();
