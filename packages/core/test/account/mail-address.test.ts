import { describe, expect, it } from 'vitest';
import {
  confirmMail,
  createCore,
  parseAddress,
  readMail,
  removeMail,
  setMail,
  unsubscribe,
  type MailAfterHours,
} from '../../src/index.ts';
import { MINUTE_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { RecordingCouriers } from '@aeroplane/testing/doubles/recording-couriers';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { openScene, twoGuests } from '@aeroplane/testing/scenes/scene';

async function written() {
  const scene = { ...openScene(), couriers: new RecordingCouriers() };
  const { core, queue, couriers } = scene;
  const [asha, bo] = await twoGuests(core);
  const give = (address: string, afterHours: MailAfterHours = 4) =>
    setMail(core, asha, { address, afterHours });
  /** The token of the mail that asks whether an address is Asha's. */
  const asked = async (): Promise<string> => {
    await queue.deliverAll(core, couriers);
    const last = couriers.confirmations.splice(0).at(-1);
    return last === undefined ? 'none' : last.confirmation.confirmToken;
  };
  return { ...scene, asha, bo, give, asked };
}

describe('an address', () => {
  it.each([
    'asha@example.org',
    ' asha@example.org ',
    'a+b.c_d@sub.example.co.uk',
    'আশা@উদাহরণ.বাংলা',
    "o'neil@ex-ample.org",
    `${'a'.repeat(64)}@example.org`,
  ])('can be %j', (text) => {
    expect(parseAddress(text)).toBe(text.trim());
  });

  it.each([
    '',
    'asha',
    '@example.org',
    'asha@',
    'asha@example',
    'asha@.org',
    'asha@example..org',
    'asha@-example.org',
    'asha@example.o',
    'a b@example.org',
    'asha@example.org, bo@example.org',
    'Asha <asha@example.org>',
    'asha@example.org\nBcc: bo@example.org',
    'a@b@example.org',
    `${'a'.repeat(65)}@example.org`,
    `asha@${'a.'.repeat(130)}org`,
  ])('cannot be %j', (text) => {
    expect(() => parseAddress(text)).toThrow('not an email address');
  });
});

describe('setting an address', () => {
  it('asks for confirmation by an email, whose link may be followed twice', async () => {
    const { core, clock, asha, give, asked, couriers, queue } = await written();
    await give(' asha@example.org ');
    expect(await readMail(core, asha)).toMatchObject({ address: 'asha@example.org', confirmedAtMs: null });
    await queue.deliverAll(core, couriers);
    expect(couriers.confirmations).toEqual([
      {
        to: 'asha@example.org',
        confirmation: {
          name: 'Asha',
          confirmToken: expect.stringMatching(/^[\w-]{16}\.[\w-]{16}$/) as string,
        },
      },
    ]);
    const token = await asked();
    clock.advance(MINUTE_MS);
    await confirmMail(core, token);
    const confirmedAtMs = clock.nowMs();
    clock.advance(MINUTE_MS);
    await confirmMail(core, token);
    expect(await readMail(core, asha)).toMatchObject({ confirmedAtMs, afterHours: 4 });
  });

  it('is refused where this server sends no email, and for a bad address', async () => {
    const { core, asha, give, queue } = await written();
    const mute = createCore({ ...core, mails: false });
    const wish = { address: 'asha@example.org', afterHours: 1 } as const;
    expect(await refusalOf(setMail(mute, asha, wish))).toBe('no-mail');
    expect(await refusalOf(give('nowhere'))).toBe('bad-address');
    expect(await readMail(core, asha)).toBeUndefined();
    expect(queue.waiting).toEqual([]);
  });

  it('again asks again, after five minutes at the earliest, and the older link is no longer valid', async () => {
    const { core, clock, asha, give, asked } = await written();
    await give('asha@example.org');
    const old = await asked();
    for (const address of ['asha@example.org', 'other@example.org']) {
      expect(await refusalOf(give(address))).toBe('mailed-already');
    }
    clock.advance(5 * MINUTE_MS);
    await give('other@example.org');
    const token = await asked();
    expect(await refusalOf(confirmMail(core, old))).toBe('unknown-token');
    expect(await readMail(core, asha)).toMatchObject({ confirmedAtMs: null });
    await confirmMail(core, token);
    expect(await readMail(core, asha)).toMatchObject({ address: 'other@example.org' });
  });

  it('that is confirmed already changes only how long a decision may go unseen', async () => {
    const { core, asha, give, asked } = await written();
    await give('asha@example.org');
    await confirmMail(core, await asked());
    const before = await readMail(core, asha);
    await give('asha@example.org', 12);
    expect(await readMail(core, asha)).toEqual({ ...before, afterHours: 12 });
    expect(await asked()).toBe('none');
  });

  it('in place of a confirmed one starts over: neither the new nor the old one gets email', async () => {
    const { core, clock, asha, give, asked } = await written();
    await give('asha@example.org');
    const old = await asked();
    await confirmMail(core, old);
    clock.advance(5 * MINUTE_MS);
    await give('other@example.org');
    expect(await readMail(core, asha)).toMatchObject({ address: 'other@example.org', confirmedAtMs: null });
    expect(await refusalOf(unsubscribe(core, old))).toBe('unknown-token');
  });

  it('that is confirmed before the request is sent sends none', async () => {
    const { core, asha, give, queue, couriers } = await written();
    await give('asha@example.org');
    const mail = await readMail(core, asha);
    await confirmMail(core, `${asha}.${mail?.secret}`);
    await queue.deliverAll(core, couriers);
    expect(couriers.confirmations).toEqual([]);
  });

  it('waits where the email cannot be sent, and is given up in the end', async () => {
    const { core, give, queue, couriers } = await written();
    couriers.weather.set('mail', 'fails');
    await give('asha@example.org');
    await queue.deliverAll(core, couriers);
    expect(queue.waiting).toHaveLength(1);
    await queue.giveUpAll(core);
    expect(queue.waiting).toEqual([]);
  });
});

describe('removing an address', () => {
  it('is done by its player, or by the link of any email, once', async () => {
    for (const way of ['player', 'link'] as const) {
      const { core, asha, give, asked } = await written();
      await give('asha@example.org');
      const token = await asked();
      await confirmMail(core, token);
      await (way === 'player' ? removeMail(core, asha) : unsubscribe(core, token));
      expect(await readMail(core, asha)).toBeUndefined();
      expect(await refusalOf(unsubscribe(core, token))).toBe('unknown-token');
      expect(await refusalOf(confirmMail(core, token))).toBe('unknown-token');
      expect(await refusalOf(removeMail(core, asha))).toBe('done');
    }
  });

  it('needs a valid link', async () => {
    const { core, asha, bo, give, asked } = await written();
    await give('asha@example.org');
    const token = await asked();
    const [, secret = ''] = token.split('.');
    const wrong = [
      '',
      '.',
      asha,
      `${asha}.`,
      `${bo}.${secret}`,
      `${asha}.${'A'.repeat(16)}`,
      `${token}.x`,
      `x${token}`,
    ];
    for (const text of [...wrong, 'x'.repeat(10_000)]) {
      expect(await refusalOf(unsubscribe(core, text)), text.slice(0, 50)).toBe('unknown-token');
      expect(await refusalOf(confirmMail(core, text)), text.slice(0, 50)).toBe('unknown-token');
    }
    expect(await readMail(core, asha)).toMatchObject({ confirmedAtMs: null });
  });
});
