/** A real Chromium: the installed one, or else the one from npm. */

import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launches it with `more` flags added to the usual ones; `CHROMIUM_PATH` selects another binary. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const installed = process.env['CHROMIUM_PATH'] ?? INSTALLED.find((file) => existsSync(file));
  if (installed !== undefined) {
    return chromium.launch({ executablePath: installed, headless: true, args: [...FLAGS, ...more] });
  }
  // The package unpacks its shared libraries only where it believes it runs on Lambda.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: shipped } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await shipped.executablePath(),
    headless: true,
    args: [...shipped.args, ...FLAGS, ...more],
  });
}
