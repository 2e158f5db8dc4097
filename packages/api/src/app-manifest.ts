/**
 * The app's manifest. With a code in its start address it carries a player over (DESIGN § 7): where an installed app has
 * a storage of its own, as on an iPhone, its first opening asks whether to go on as the player who installed it.
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

/** The manifest (W3C Web Application Manifest), for an app that starts with a code or with none. */
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
