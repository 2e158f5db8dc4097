/**
 * The app's manifest. A code in its start address hands the player over (docs/design.md#handing-over): an installed app
 * that has its own storage, as on an iPhone, asks when first opened whether to continue as the player who installed it.
 */

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
});

const icon = (name: string, size: number, purpose?: 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose !== undefined && { purpose }),
});

const picture = (name: string, label: string, form: 'narrow' | 'wide') => ({
  src: `/pictures/${name}.png`,
  sizes: form === 'narrow' ? '780x1688' : '1280x800',
  type: 'image/png',
  form_factor: form,
  label,
});

/** The manifest (W3C Web Application Manifest); with a code, the app starts with it. */
export const appManifest = (code?: string): object => ({
  id: '/',
  name: 'Aeroplane Chess',
  short_name: 'Aeroplane',
  description: 'Aeroplane Chess with friends, hours or days apart.',
  start_url: code === undefined ? '/' : `/?code=${code}`,
  scope: '/',
  display: 'standalone',
  background_color: '#e9dcc0',
  theme_color: '#e9dcc0',
  categories: ['games'],
  shortcuts: [
    shortcut('Next decision', '/next'),
    shortcut('New game', '/new'),
    shortcut('Play on this device', '/local/new'),
  ],
  icons: [icon('icon', 192), icon('icon', 512), icon('maskable', 512, 'maskable')],
  screenshots: [
    picture('game', 'A game on a phone: the board, and a decision', 'narrow'),
    picture('rules', 'The rules, with pictures', 'narrow'),
    picture('game-wide', 'A game on a wide screen, with its story beside the board', 'wide'),
  ],
});
