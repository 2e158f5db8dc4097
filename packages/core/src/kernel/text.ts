/** Text that people type, made safe to store: one visible line that does not reorder the text around it. */

let segmenter: Intl.Segmenter | undefined;

/** The segmenter is created on first use: creating it takes a tenth of the time that loading the whole API does. */
function graphemesIn(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(text)].length;
}

/**
 * The text composed (NFC), with single spaces and without control and formatting characters. The two joiners stay,
 * since scripts of India need them.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Whether a text shows anything: some letters, such as the Hangul fillers, are invisible. */
export const isVisible = (text: string): boolean => /(?!\p{DI})[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Whether a text is within both lengths, the second in UTF-8. */
export const fits = (text: string, graphemes: number, bytes: number): boolean =>
  new TextEncoder().encode(text).length <= bytes && graphemesIn(text) <= graphemes;
