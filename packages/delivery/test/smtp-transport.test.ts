/** Reading the address of an email server. */

import { describe, expect, it } from 'vitest';
import { smtpOptions } from '../src/smtp-transport.ts';

describe('the address of an email server', () => {
  it('has a host, a port, a user and a password', () => {
    expect(smtpOptions('smtp://me%40x:p%25%2F@mail.example.org:2525')).toMatchObject({
      host: 'mail.example.org',
      port: 2525,
      secure: false,
      auth: { user: 'me@x', pass: 'p%/' },
    });
  });

  it('has the usual port by default', () => {
    expect(smtpOptions('smtp://mail.example.org')).toMatchObject({ port: 587, secure: false });
    expect(smtpOptions('smtps://mail.example.org/')).toMatchObject({ port: 465, secure: true });
  });

  it('may be on this machine', () => {
    expect(smtpOptions('smtp://[::1]:25')).toMatchObject({ host: '::1', port: 25 });
    expect(smtpOptions('smtp://localhost:25').auth).toBeUndefined();
  });

  it('with a password requires TLS, except on this machine', () => {
    expect(smtpOptions('smtp://a:b@mail.example.org')).toMatchObject({ requireTLS: true });
    expect(smtpOptions('smtps://a:b@mail.example.org')).toMatchObject({ secure: true });
    expect(smtpOptions('smtp://a:b@127.0.0.1:25')).toMatchObject({ requireTLS: false });
  });

  it.each([
    '',
    'mail.example.org',
    'mail.example.org:587',
    'http://me:secret@mail.example.org',
    'smtp:',
    'smtp://',
    'smtp://me:secret@',
    'smtp://me:secret@mail.example.org/inbox',
    'smtp://me:secret@mail.example.org?pool=true',
    'smtp://me:secret@mail.example.org#x',
    'smtp://me:secret%@mail.example.org',
    'smtp://me:secret@mail.example.org:99999',
  ])('is not %j, and the error does not show the password', (address) => {
    expect(() => smtpOptions(address)).toThrow(/mail server/);
    expect(() => smtpOptions(address)).not.toThrow(/secret/);
  });
});
