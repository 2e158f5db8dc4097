/** Plans, in English. */

import type { Order } from '../../api-types/order.ts';
import { listIn } from '../intl.ts';

const list = listIn('en', { type: 'unit' });

const orders: Record<Order, { name: string; about: string }> = {
  home: { name: 'Go home', about: 'Bring a plane to the centre.' },
  capture: { name: 'Capture', about: 'Send back more planes of others than it costs.' },
  shortcut: { name: 'Take the shortcut', about: 'Fly along the dashes.' },
  flee: { name: 'Flee', about: 'Move a plane out of the next player’s reach.' },
  launch: { name: 'Launch', about: 'Bring a plane out of the hangar.' },
  leader: { name: 'Run', about: 'Move on with the plane that is furthest along.' },
};

export const plan = {
  title: 'Plan ahead',
  offer: 'Plan your next roll',
  planned: 'Your plan',
  nothing: 'What to do while you are away.',
  summary: (faces: readonly number[], given: number) =>
    [
      ...(faces.length > 0 ? [`Next roll planned for ${list(faces.map(String))}`] : []),
      ...(given > 0 ? [given === 1 ? '1 standing order' : `${given} standing orders`] : []),
    ].join(' · '),
  loading: 'Fetching the planner …',
  failed: 'The planner could not be fetched.',
  retry: 'Try again',
  promise:
    'Only played if it is legal and still does what you saw; otherwise you are asked. Nobody else sees your plan: the story only marks what was played by it.',
  faces: 'For your next roll',
  face: (die: number) => `With a ${die}:`,
  ask: 'Ask me',
  askOrdered: 'Standing orders, else ask me',
  passes: 'Nothing can move.',
  byItself: (move: string) => `By itself: ${move}`,
  lost: 'What you planned no longer works like that.',
  moved: 'The game has moved on: these are the moves as it stands now.',
  decideFirst: 'It is your decision now. When it is made, you can plan the roll to come.',
  decide: 'To the decision',
  save: 'Save plan',
  clear: 'Clear',
  orders: 'Standing orders',
  ordersHint: 'For every roll with a choice, until you change them: the first that fits decides.',
  order: orders,
  up: (name: string) => `${name}: further up`,
  down: (name: string) => `${name}: further down`,
  placed: (name: string, place: number, of: number) => `${name}: ${place} of ${of}`,
  taken: (name: string) => `${name}: off`,
  saveOrders: 'Save orders',
  saving: 'Saving …',
  saved: 'Saved',
  cleared: 'Cleared',
  unsaved: 'Not saved yet',
};
