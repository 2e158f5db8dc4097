import type { TalkMessages } from './en/talk.ts';

/** The texts of what people do around a game, in the language in use. They come with those of the games. */
export let talk: TalkMessages;

export function useTalk(texts: TalkMessages): void {
  talk = texts;
}
