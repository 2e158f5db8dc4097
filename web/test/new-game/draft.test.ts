import { PRESETS } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { newGameOf, presetRules, type Draft } from '../../src/lib/new-game/draft.ts';

const draft: Draft = {
  rules: presetRules('quick'),
  guests: ['open', 'hard'],
  turnTime: '24h',
  rolling: 'auto',
  listed: false,
};

describe('a drafted game', () => {
  it('sends a preset by its name', () => {
    expect(newGameOf(draft)).toMatchObject({
      preset: 'quick',
      seats: [{ who: 'me' }, { who: 'open' }, { who: 'bot', level: 'hard' }],
      public: false,
    });
  });

  it('sends own rules in full', () => {
    const rules = { ...PRESETS.classic, planes: 3 } as const;
    expect(newGameOf({ ...draft, rules })).toMatchObject({ rules });
    expect(newGameOf({ ...draft, rules })).not.toHaveProperty('preset');
  });
});
