import { describe, expect, it } from 'vitest';
import { PRESETS } from '@aeroplane/engine';
import { deviceName } from '../../src/lib/account/device-name.ts';
import type { View } from '../../src/lib/api-types/types.ts';
import { main as en } from '../../src/lib/i18n/en/main.ts';
import { localView } from '../../src/lib/local/local-view.ts';
import { newLocalGame, openLocalGame } from '../../src/lib/model/local-game.ts';
import { othersOf } from '../../src/lib/model/others.ts';
import { nameOf } from '../../src/lib/model/seat-name.ts';

describe('the name of a device that makes a passkey', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge, Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    ['something else', 'Passkey'],
  ])('of %s is %s', (userAgent, name) => {
    expect(deviceName(userAgent, 'Passkey')).toBe(name);
    expect([...name].length).toBeLessThanOrEqual(20);
  });
});

describe('the other people of a game', () => {
  const seats: View['seats'] = [
    { colour: 'red', name: 'Ann', kind: 'player', you: true },
    { colour: 'yellow', name: 'Ben', kind: 'player' },
    { colour: 'blue', name: null, kind: 'player', held: true },
    { colour: 'green', name: null, kind: 'bot', level: 'easy' },
  ];

  it('are players who are still here', () => {
    expect(othersOf({ seats })).toEqual([{ colour: 'yellow', name: 'Ben' }]);
  });

  it('are nobody for onlookers', () => {
    expect(othersOf({ seats: seats.slice(1) })).toEqual([]);
  });

  it('without a name go by their colour on one device', () => {
    const sitting = [
      { colour: 'red', name: null },
      { colour: 'blue', name: 'Bo' },
    ] as const;
    const setup = { rules: PRESETS.classic, rolling: 'auto', seats: sitting } as const;
    const game = newLocalGame(setup, { id: 'a', nowMs: 0, chooseFirst: () => 0 });
    const opened = openLocalGame(game);
    const named = opened && localView(opened).seats;
    expect(named?.map((seat) => nameOf(seat, en))).toEqual(['Red', 'Bo']);
  });

  it('go by their names, and former players by a word for them', () => {
    expect(seats.map((seat) => nameOf(seat, en))).toEqual(['Ann', 'Ben', en.seats.former, 'Bot (easy)']);
  });
});
