import { describe, expect, it } from 'vitest';
import { defaultProvider } from '../src/environment-credentials.ts';

describe('credentials', () => {
  it('come from the environment only', async () => {
    const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = process.env;
    try {
      process.env['AWS_ACCESS_KEY_ID'] = 'a';
      process.env['AWS_SECRET_ACCESS_KEY'] = 'b';
      expect(await defaultProvider()()).toMatchObject({ accessKeyId: 'a', secretAccessKey: 'b' });
      delete process.env['AWS_SECRET_ACCESS_KEY'];
      await expect(defaultProvider()()).rejects.toThrow('no credentials');
    } finally {
      for (const [name, value] of [
        ['AWS_ACCESS_KEY_ID', id],
        ['AWS_SECRET_ACCESS_KEY', secret],
      ] as const) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    }
  });
});
