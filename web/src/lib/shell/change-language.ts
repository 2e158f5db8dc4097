import { changeMe } from '../api/client.ts';
import { mayHavePlayer } from '../api/known-player.ts';
import { problemCode } from '../api/problem-text.ts';
import { keepLanguage } from '../i18n/chosen-language.ts';
import { tagOf, type Language } from '../i18n/languages.ts';

/** Chooses a language for this browser, and for its player's notices and emails. */
export async function changeLanguage(language: Language): Promise<void> {
  if (mayHavePlayer(localStorage)) {
    try {
      await changeMe({ language: tagOf(language, navigator.languages) });
    } catch (error) {
      if (problemCode(error) !== 'not-signed-in') throw error;
    }
  }
  await keepLanguage(language);
}
