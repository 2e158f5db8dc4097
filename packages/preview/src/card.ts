/** The words of a link's card, in one language. */

import { viewOf, type Game, type SeatView } from '@aeroplane/core';
import { presetOf } from '@aeroplane/engine';
import { isolated } from '@aeroplane/texts';
import type { Card } from './page.ts';
import type { Texts } from './texts/texts.ts';

export type Words = Pick<Card, 'language' | 'appName' | 'title' | 'description'>;

/** For links that lead to nothing, and after a fault. */
export const plainCard = ({ language, appName, about }: Texts): Words => ({
  language,
  appName,
  title: appName,
  description: about,
});

const nameOf = ({ name, kind }: SeatView, texts: Texts): string[] => {
  if (kind === 'open') return [];
  return [kind === 'bot' ? texts.bot : isolated(name ?? '')];
};

const factsOf = (texts: Texts, { rules, turnTime, seats }: Game): string => {
  const preset = presetOf(rules);
  return texts.facts(preset ? texts.presets[preset] : texts.ownRules, seats.length, texts.times[turnTime]);
};

/** For a link to watch a game. */
export function cardOfGame(texts: Texts, game: Game): Words {
  const { seats, status, ply } = viewOf(game, undefined);
  const names = seats.flatMap((seat) => nameOf(seat, texts));
  const winner = seats.find(({ rank }) => rank === 1);
  const title = names.length > 0 ? texts.game(names) : texts.appName;
  const how = {
    waiting: texts.waiting,
    playing: texts.playing(ply),
    cancelled: texts.cancelled,
    finished: winner ? texts.won(nameOf(winner, texts)[0] ?? '') : texts.over,
  }[status];
  return { ...plainCard(texts), title, description: `${how} ${factsOf(texts, game)}` };
}

/** For an invite link: who invites, and to which game. */
export function cardOfInvite(texts: Texts, game: Game): Words {
  const creator = viewOf(game, undefined).seats.find((seat) => seat.creator);
  const title = creator?.name ? texts.invites(isolated(creator.name)) : texts.invitation;
  const open = game.status === 'waiting' && game.seats.some(({ sitter }) => sitter.kind === 'open');
  const how = open ? texts.nameIsEnough : texts.closed;
  return { ...plainCard(texts), title, description: `${how} ${factsOf(texts, game)}` };
}
