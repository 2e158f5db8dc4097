/** What people type, as it is kept: one line that shows what it holds and turns nothing around it. */

let segmenter: Intl.Segmenter | undefined;

/** Made for the first text and not before: making it would be a tenth of what loading the whole API takes. */
function graphemesIn(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(text)].length;
}

/**
 * The text composed (NFC), with single spaces, without control and formatting characters but the two joiners that
 * scripts of India need.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Whether a text shows anything: some letters, such as the Hangul fillers, do not. */
export const isVisible = (text: string): boolean => /(?!\p{DI})[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Whether a text is no longer than this. */
export const fits = (text: string, graphemes: number, bytes: number): boolean =>
  new TextEncoder().encode(text).length <= bytes && graphemesIn(text) <= graphemes;
