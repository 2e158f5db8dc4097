/** Emails as they reach an email server. */

import { NotDelivered, type Digest } from '@aeroplane/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailCourier } from '../src/mail-courier.ts';
import { smtpTransport } from '../src/smtp-transport.ts';
import { startSmtpReceiver, type ReceivedMail, type SmtpReceiver } from './smtp-receiver.ts';
import { GAME, shown, telling } from './tellings.ts';

const ORIGIN = 'https://aeroplane.example';
const ADDRESS = 'reader@mail.example';
const TOKEN = 'A-token_of-some_length.0123456789';
const PASSWORD = 'pä ss:w@rd/%';

let server: SmtpReceiver;
beforeAll(async () => {
  server = await startSmtpReceiver('games', PASSWORD);
});
afterAll(() => server.close());
beforeEach(() => server.refuseWith(undefined));

const courier = (password = PASSWORD, port = server.port) =>
  createMailCourier({
    transport: smtpTransport(`smtp://games:${encodeURIComponent(password)}@127.0.0.1:${port}`),
    from: 'Aeroplane Chess <games@aeroplane.example>',
    origin: ORIGIN,
  });

const digest = (more: Partial<Digest> = {}): Digest => ({
  name: 'Cleo',
  language: 'en-GB',
  notices: [telling()],
  unsubscribeToken: TOKEN,
  ...more,
});

async function received(more: Partial<Digest> = {}): Promise<ReceivedMail> {
  await courier().sendDigest(ADDRESS, digest(more));
  const mail = server.mails.at(-1);
  if (mail === undefined) throw new Error('no mail came');
  return mail;
}

const header = (mail: ReceivedMail, name: string): string | undefined => {
  const values = mail.headers.get(name) ?? [];
  if (values.length > 1) throw new Error(`${name} is there more than once`);
  return values[0];
};

const games = ['Game-aaaaaaaaaaa', 'Game-bbbbbbbbbbb', 'Game-ccccccccccc'];

describe('an email about a game', () => {
  it('says what waits, until when, where to go, and how to unsubscribe', async () => {
    const mail = await received();
    expect([mail.from, mail.to]).toEqual(['games@aeroplane.example', [ADDRESS]]);
    expect(shown(header(mail, 'subject') ?? '')).toBe('Your move against Ann, Bo and a bot');
    expect(shown(mail.text)).toBe(
      [
        'Hello Cleo,',
        '',
        'Your move',
        'You rolled a 4 against Ann, Bo and a bot. Until Tue 2 June at 18:00.',
        `Open the game: ${ORIGIN}/g/${GAME}`,
        '',
        '-- ',
        'You get this because you asked to hear by mail of games that wait for you.',
        `Stop these mails: ${ORIGIN}/mail/off#${TOKEN}`,
        '',
      ].join('\n'),
    );
  });

  it('says the same in HTML', async () => {
    const { html } = await received();
    const [, body = ''] = shown(html).split(/<body[^>]*>/);
    expect(
      body
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ).toBe(
      [
        'Hello Cleo, Your move You rolled a 4 against Ann, Bo and a bot. Until Tue 2 June at 18:00. Open the game',
        'You get this because you asked to hear by mail of games that wait for you. Stop these mails',
      ].join(' '),
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      `${ORIGIN}/g/${GAME}`,
      `${ORIGIN}/mail/off#${TOKEN}`,
    ]);
    expect(html).toContain('<html lang="en" dir="ltr">');
  });

  it('can be unsubscribed from by the email program, and asks for no automatic reply', async () => {
    const mail = await received();
    expect(header(mail, 'list-unsubscribe')).toBe(`<${ORIGIN}/api/me/mail/unsubscribe?token=${TOKEN}>`);
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header(mail, 'auto-submitted')).toBe('auto-generated');
    expect(header(mail, 'message-id')).toMatch(/^<[^@]+@aeroplane\.example>$/);
  });

  it.each([
    ['reminder', 'Still your move against Ann, Bo and a bot'],
    ['took-over', 'A bot plays for you against Ann, Bo and a bot'],
  ] as const)('that tells of %s is called so', async (kind, subject) => {
    const mail = await received({ notices: [telling({ kind })] });
    expect(shown(header(mail, 'subject') ?? '')).toBe(subject);
  });

  it('has a subject without opponents when there are none', async () => {
    const mail = await received({ notices: [telling({ opponents: [], bots: 0 })] });
    expect(header(mail, 'subject')).toBe('Your move');
  });
});

describe('an email about several games', () => {
  it('has one link for each game', async () => {
    const mail = await received({ notices: games.map((game) => telling({ game })) });
    expect(header(mail, 'subject')).toBe('3 games wait for you');
    for (const game of games) {
      expect(mail.text.split(`${ORIGIN}/g/${game}\n`)).toHaveLength(2);
      expect(mail.html.split(`"${ORIGIN}/g/${game}"`)).toHaveLength(2);
    }
  });

  it('has only the newest notice of each game', async () => {
    const [game = ''] = games;
    const mail = await received({
      notices: [telling({ game }), telling(), telling({ game, kind: 'took-over' })],
    });
    expect(header(mail, 'subject')).toBe('2 games wait for you');
    expect(mail.text.split(`${ORIGIN}/g/${game}\n`)).toHaveLength(2);
    expect(mail.text).toContain('A bot plays for you');
  });

  it('is not sent without a game', async () => {
    const before = server.mails.length;
    await courier().sendDigest(ADDRESS, digest({ notices: [] }));
    expect(server.mails).toHaveLength(before);
  });
});

describe('an email that confirms an address', () => {
  it('has the confirming link, and no name', async () => {
    const confirmation = { name: 'bad.example', confirmToken: TOKEN };
    await courier().sendConfirmation(ADDRESS, confirmation);
    const mail = server.mails.at(-1);
    expect(mail?.headers.get('subject')).toEqual(['Is this your address?']);
    expect(mail?.text).toContain(`${ORIGIN}/mail/confirm#${TOKEN}\n`);
    expect(mail?.html).toContain(`href="${ORIGIN}/mail/confirm#${TOKEN}"`);
    expect(mail?.headers.get('auto-submitted')).toEqual(['auto-generated']);
    expect(mail?.headers.has('list-unsubscribe')).toBe(false);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/bad\.?\u2060?example/);
  });
});

describe('names in emails', () => {
  const nasty = [
    'Eve\r\nBcc: a@b.example',
    'Eve\nX-Evil: 1',
    'Eve\r\n\r\n<p>',
    'Eve\u2028Bcc: a@b.example',
    '=?utf-8?Q?Eve=0D=0ABcc:_a@b.example?=',
    '"Eve" <eve@b.example>,',
  ];

  it.each(nasty)('add no header and no recipient: %j', async (name) => {
    const mail = await received({ name, notices: [telling({ opponents: [name], bots: 0 })] });
    const expected = await received();
    expect([...mail.headers.keys()].sort()).toEqual([...expected.headers.keys()].sort());
    expect(mail.to).toEqual([ADDRESS]);
    expect(header(mail, 'to')).toBe(ADDRESS);
  });

  it('are escaped in HTML', async () => {
    const name = `<img src=x onerror="a('b')">&amp;`;
    const mail = await received({ name, notices: [telling({ opponents: [name] })] });
    expect(mail.html).not.toMatch(/<img/);
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;amp;');
    expect(shown(mail.text)).toContain(`Hello ${name},`);
  });

  it('of any script arrive unchanged', async () => {
    const names = ['飞行棋', 'Ζωή', 'نور', '👩🏽‍🚀'];
    const mail = await received({ name: 'Ānn', notices: [telling({ opponents: names, bots: 0 })] });
    for (const name of names) {
      for (const place of [header(mail, 'subject'), mail.text, mail.html]) expect(place).toContain(name);
    }
  });
});

describe('an address', () => {
  it.each(['reader@mail.example, other@mail.example', 'reader@mail.example\r\nBcc: other@mail.example'])(
    'is one, or none: %j reaches nobody else',
    async (address) => {
      await courier()
        .sendDigest(address, digest())
        .catch(() => undefined);
      expect(server.mails.flatMap(({ to }) => to)).not.toContain('other@mail.example');
    },
  );
});

describe('a failure to send', () => {
  async function failure(attempt: Promise<void>): Promise<NotDelivered> {
    const error: unknown = await attempt.catch((thrown: unknown) => thrown);
    if (!(error instanceof NotDelivered)) throw new Error('was delivered, or failed otherwise');
    const all = [error.message, error.stack, JSON.stringify(error), String(error.cause)].join('\n');
    for (const secret of [ADDRESS, 'reader', PASSWORD, encodeURIComponent(PASSWORD), TOKEN, 'wrong-one']) {
      expect(all).not.toContain(secret);
    }
    return error;
  }

  it.each([450, 550])('with %i reports no address', async (code) => {
    server.refuseWith(code);
    const error = await failure(courier().sendDigest(ADDRESS, digest()));
    expect(error.message).toContain(String(code));
    await failure(courier().sendConfirmation(ADDRESS, { name: 'Cleo', confirmToken: TOKEN }));
  });

  it('to sign in reports no password', async () => {
    const error = await failure(courier('wrong-one').sendDigest(ADDRESS, digest()));
    expect(error.message).toContain('535');
  });

  it('to connect is NotDelivered', async () => {
    const gone = await startSmtpReceiver('games', PASSWORD);
    await gone.close();
    const error = await failure(courier(PASSWORD, gone.port).sendDigest(ADDRESS, digest()));
    expect(error.message).toMatch(/ESOCKET|ECONNECTION/);
  });

  it('of any kind in the transport is NotDelivered', async () => {
    for (const thrown of [undefined, 'x', new Error(ADDRESS), { code: ADDRESS }] as unknown[]) {
      const sendMail = async () => {
        throw thrown;
      };
      const odd = createMailCourier({
        transport: { sendMail },
        from: 'games@aeroplane.example',
        origin: ORIGIN,
      });
      await failure(odd.sendDigest(ADDRESS, digest()));
    }
  });
});
